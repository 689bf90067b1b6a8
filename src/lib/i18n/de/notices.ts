/** German: what the person must know about the device and the page. */
import type { NoticeTexts } from '../shape';

export const notices: NoticeTexts = {
  storage: {
    unavailable:
      'Dieser Browser speichert hier nichts. Du kannst weiterspielen, aber nach dem Schließen der Seite ist die Partie weg. Außerhalb eines privaten Fensters bleibt sie erhalten.',
    'write-failed':
      'Es lässt sich nichts mehr speichern, vielleicht ist das Gerät voll. Du kannst weiterspielen. Hast du Platz geschaffen, lade die Seite neu: Dann geht es dort weiter, wo zuletzt gespeichert wurde.'
  },
  damaged: 'Eine gespeicherte Partie ließ sich nicht lesen und wurde beiseitegelegt. Alles andere ist unversehrt.',
  elsewhere: 'Diese Partie wird in einem anderen Fenster weitergespielt.',
  elsewhereReload: 'Hier weiterspielen',
  noParty: 'Es läuft keine Partie.',
  toStart: 'Zur Startseite',
  workerFailed: 'Die Computer kamen kurz nicht weiter und haben einfache, erlaubte Züge gemacht. Spiel ruhig weiter.',
  oldBrowser: 'Dieser Browser ist zu alt für das Spiel. Bitte aktualisiere ihn oder nimm einen anderen.',
  noScript: 'Das Spiel braucht JavaScript. Bitte schalte es im Browser ein.',
  update: 'Eine neue Version ist da.',
  updateReload: 'Jetzt neu laden',
  updateLater: 'Später',
  notFoundTitle: 'Hier ist nichts',
  notFoundText: 'Diese Adresse gibt es nicht. Deine Partien sind unversehrt.',
  errorTitle: 'Da ging etwas schief',
  errorText: 'Bitte lade die Seite neu. Deine Partie ist gespeichert und geht weiter, wo sie war.',
  close: 'Schließen'
};
