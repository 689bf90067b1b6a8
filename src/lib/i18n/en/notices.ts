/** English: what the person must know about the device and the page. */
import type { NoticeTexts } from '../shape';

export const notices: NoticeTexts = {
  storage: {
    unavailable:
      'This browser keeps nothing on the device. You can play on, but after closing the page your match is gone. Outside a private window it will be kept.',
    'write-failed':
      'Nothing can be saved any more, perhaps the device is full. You can play on. Once you have made room, reload the page: the game goes on from what was saved last.'
  },
  damaged: 'A stored match could not be read and has been put aside. Everything else is safe.',
  elsewhere: 'This match is being played on in another window.',
  elsewhereReload: 'Go on here',
  noParty: 'No match is under way.',
  toStart: 'To the start page',
  workerFailed: 'The computer players got stuck for a moment and made plain safe moves. Just play on.',
  oldBrowser: 'This browser is too old for the game. Please update it or use another one.',
  noScript: 'The game needs JavaScript. Please switch it on in your browser.',
  update: 'A new version is ready.',
  updateReload: 'Reload now',
  updateLater: 'Later',
  notFoundTitle: 'There is nothing here',
  notFoundText: 'This address does not exist. Your matches are safe.',
  errorTitle: 'Something went wrong',
  errorText: 'Please reload the page. Your match is stored and goes on where it was.',
  close: 'Close'
};
