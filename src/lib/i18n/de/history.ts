/** German: finished deals. */
import type { HistoryTexts } from '../history-shape';
import { signed, spoken } from '../numbers';

export const history: HistoryTexts = {
  title: 'Gespielte Spiele',
  modes: { free: 'Partie', daily: 'Tagesblatt', learning: 'Lernen', practice: 'Übung' },
  strong: (n) => `stark ${signed(n)}`,
  strongSpoken: (n) => `der starke Computer ${spoken(n)}`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  turns: { newest: 'Neueste', newer: 'Neuere', older: 'Ältere', oldest: 'Älteste' },
  all: 'Alle Spiele',
  missing: 'Dieses Spiel liegt nicht auf diesem Gerät oder ist nicht mehr lesbar.',
  step: (ply, plies) => `Schritt ${ply} von ${plies}`,
  steps: { first: 'Zum Anfang', back: 'Einen Schritt zurück', forward: 'Einen Schritt weiter', last: 'Zum Ende' },
  playFrom: 'Ab hier spielen',
  swap: 'Tauschprobe',
  swapLine: (name) => `Was ${name} nicht sehen konnte, wird neu verteilt: Bleibt die Entscheidung gleich?`,
  swapRunning: ({ asked, deals }) => `${asked} von ${deals} Mal gefragt …`,
  swapDone: ({ same, deals }) =>
    same === deals
      ? `${same}/${deals}: jedes Mal dieselbe Entscheidung. Sie hängt an keiner verdeckten Karte.`
      : `${same}/${deals}: dieselbe Entscheidung.`,
  swapNone: 'Nichts zu tauschen: Aus dem Gesehenen folgte jede Karte.',
  swapFailed: 'Der Computer hat nicht geantwortet. Versuche es noch einmal.',
  swapOther: 'Der heutige Computer entscheidet hier anders als der an jenem Tisch.'
};
