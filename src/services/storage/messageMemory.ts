/** Where a message was sent whose answer has not come yet: the next try goes to the same place. */
const key = (inbox: string): string => `eightwell:message:${inbox}`;

export function readPendingPath(inbox: string): string | undefined {
  try {
    const path = localStorage.getItem(key(inbox)) ?? '';
    return new RegExp(`^${inbox}/[-\\w]{20}$`).test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

export function writePendingPath(inbox: string, path: string | undefined): void {
  try {
    if (path === undefined) localStorage.removeItem(key(inbox));
    else localStorage.setItem(key(inbox), path);
  } catch (error) {
    console.warn('This browser does not remember the message.', error);
  }
}
