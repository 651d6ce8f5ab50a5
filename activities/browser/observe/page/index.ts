/// <reference lib="dom" />
import type { FrameReport } from '../page-report.js';
import { adoptClosedRoot, readActivity, watch } from './activity.js';
import { around, focused } from './around.js';
import { takeUnopened, unopenedHosts, watchRoots } from './closed-roots.js';
import { collectElements } from './collect.js';
import { frameOwner } from './frame-owner.js';
import { findHumanCheck } from './human-check.js';
import {
  calendarOf,
  find,
  focus,
  hasFocus,
  hits,
  locate,
  nativeIndex,
  nativeOptions,
  radioPeers,
  scroller,
  showsFrameAt,
} from './interact.js';
import { optionPoint, readPopup } from './popup.js';
import { boxesOf, collectSecrets } from './secrets.js';
import { collectDialogs, collectTexts } from './texts.js';
import { fileInputOf, filesIn, nodeOf } from './uploads.js';

/**
 * Everything that runs inside a frame. It is bundled into one script and injected into an isolated world of every
 * document: it shares the DOM with the page, but no variables, so that the page can neither call nor change it.
 */
function observe(secretValues: readonly string[]): FrameReport {
  const { elements, omitted, hints, nodes } = collectElements();
  return {
    title: document.title,
    url: location.href,
    elements,
    omitted,
    hints,
    unopened: unopenedHosts().length,
    complete: document.readyState !== 'loading',
    texts: document.body === null ? [] : collectTexts(nodes),
    dialogs: document.body === null ? [] : collectDialogs(),
    secrets: document.body === null ? [] : collectSecrets(),
    secretBoxes: document.body === null || secretValues.length === 0 ? [] : boxesOf(secretValues),
  };
}

const agent = {
  calendarOf,
  observe,
  activity: readActivity,
  locate,
  focus,
  hasFocus,
  hits,
  nativeOptions,
  nativeIndex,
  radioPeers,
  scroller,
  showsFrameAt,
  find,
  readPopup,
  optionPoint,
  around,
  focused,
  adoptClosedRoot,
  takeUnopened,
  frameOwner,
  findHumanCheck,
  fileInputOf,
  filesIn,
  nodeOf,
};

/** Functions a frame answers, by name. */
export type PageAgent = typeof agent;

const world = globalThis as typeof globalThis & { consoleAgent?: PageAgent };
if (world.consoleAgent === undefined) {
  world.consoleAgent = agent;
  watch();
  watchRoots();
}
