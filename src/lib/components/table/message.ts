/** The live line in two parts: what the eye needs, and what only the ear needs because the cards show it. */
import type { Catalogue, Who } from '$lib/i18n/catalogue';
import type { Message } from '$lib/i18n/message';

/** Which cards are allowed glows in the hand: seen, the last sentence of a prompt would only fill the line. */
export function forEyeAndEar(
  message: Message,
  t: Pick<Catalogue, 'talk' | 'cards'>,
  who: Who
): readonly [eye: string, ear: string] {
  const text = t.talk.say(message, who);
  if (message.t !== 'your-turn' || message.legal.length === 0) return [text, ''];
  const end = text.lastIndexOf('. ') + 1;
  const ear = text.slice(end);
  return end > 0 && ear.includes(t.cards.list(message.legal)) ? [text.slice(0, end), ear] : [text, ''];
}
