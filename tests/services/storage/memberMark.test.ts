import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasMemberLeft,
  markMember,
  onMemberMark,
  readMemberMark,
  unmarkMember,
  watchMemberMark,
} from '#services/storage/memberMark';

const key = 'eightwell:member';
const onLeft = vi.fn<() => void>();
let stop: () => void;

/** A document starts in a browser with this mark. */
function startWith(mark: string | null): void {
  stop();
  change(mark);
  stop = watchMemberMark(onLeft);
}
/** Another document changes it. */
function change(mark: string | null): void {
  if (mark === null) localStorage.removeItem(key);
  else localStorage.setItem(key, mark);
}
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeEach(() => {
  onLeft.mockReset();
  stop = watchMemberMark(onLeft);
});
afterEach(() => {
  stop();
});

describe('a document that comes back', () => {
  test.each([
    ['its member has signed out', 'mara’s', null, true],
    ['another member is here', 'mara’s', 'ada’s', true],
    ['a member of an earlier version of the shop has signed out', 'yes', null, true],
    ['its member is still here', 'mara’s', 'mara’s', false],
    ['nobody was here', null, null, false],
    ['somebody has signed in', null, 'ada’s', false],
  ])('when %s', (_what, before, after, hasLeft) => {
    startWith(before);
    change(after);
    expect(hasMemberLeft()).toBe(hasLeft);
    comeBack();
    expect(onLeft).toHaveBeenCalledTimes(hasLeft ? 1 : 0);
  });

  test('is told of whoever has signed in meanwhile', () => {
    startWith(null);
    const heard = vi.fn<() => void>();
    const stopHearing = onMemberMark(heard);
    comeBack();
    expect(heard).not.toHaveBeenCalled();
    change('ada’s');
    comeBack();
    expect(heard).toHaveBeenCalledOnce();
    stopHearing();
  });
});

test('every session has a mark of its own, which stays as long as it lasts', () => {
  startWith(null);
  markMember();
  const first = localStorage.getItem(key);
  markMember();
  expect(localStorage.getItem(key)).toBe(first);
  unmarkMember();
  expect(readMemberMark()).toBe(false);
  expect(hasMemberLeft()).toBe(false);
  markMember();
  expect(localStorage.getItem(key)).not.toBe(first);
});

test('a mark that another document has made is taken over', () => {
  startWith(null);
  change('ada’s');
  markMember();
  expect(localStorage.getItem(key)).toBe('ada’s');
  expect(hasMemberLeft()).toBe(false);
});

test('where nothing can be stored nobody is said to have left', () => {
  startWith(null);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('This browser has no storage.', 'SecurityError');
  });
  markMember();
  expect(hasMemberLeft()).toBe(false);
});
