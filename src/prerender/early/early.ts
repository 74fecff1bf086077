/**
 * Stands in every page and runs before the app: see ../protocol.ts. It is written so that a browser of 2016 can read it, to be
 * told that it is too old.
 */
import { ids } from '../protocol';
import { keepPressed } from './keepPressed';
import { isTooOld } from './oldBrowser';
import { prepareVisit } from './prepareVisit';
import { watchStart } from './watchStart';
import { showWrittenNote } from './writtenNote';

if (isTooOld()) showWrittenNote(ids.oldBrowser);
else {
  prepareVisit(document.getElementById(ids.app));
  watchStart(keepPressed());
}
