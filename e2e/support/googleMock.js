/*
 * Stands in for https://apis.google.com/js/api.js in tests: the few parts of `gapi.iframes` that the sign-in library and
 * the Auth emulator's helper frame use to talk to each other. The same file serves both sides.
 */
(() => {
  const mark = 'google-mock';
  const lines = [];
  let lastId = 0;

  /** One end of the line between the page and its helper frame. */
  class Line {
    constructor(peer) {
      this.peer = peer;
      this.handlers = new Map();
      this.early = [];
      this.waiting = new Map();
      lines.push(this);
    }

    register(name, handler) {
      this.handlers.set(name, handler);
      for (const message of this.early.splice(0)) void this.receive(message);
    }

    send(name, content, onAnswer) {
      lastId += 1;
      this.waiting.set(lastId, onAnswer);
      this.peer().postMessage({ [mark]: { id: lastId, name, content } }, '*');
    }

    restyle() {
      return Promise.resolve();
    }

    /** Asks until the frame has loaded and answers. */
    ping(onAnswer) {
      return new Promise((resolve) => {
        const timer = setInterval(() => {
          this.send('ping', null, () => {
            clearInterval(timer);
            onAnswer([true]);
            resolve([true]);
          });
        }, 30);
      });
    }

    async receive(message) {
      if ('answerTo' in message) {
        const onAnswer = this.waiting.get(message.answerTo);
        this.waiting.delete(message.answerTo);
        try {
          onAnswer?.(message.content);
        } catch {
          // The library fails on purpose after it has heard about web storage.
        }
        return;
      }
      const handler = message.name === 'ping' ? () => true : this.handlers.get(message.name);
      if (handler === undefined) {
        this.early.push(message);
        return;
      }
      const content = [await handler(message.content)];
      this.peer().postMessage({ [mark]: { answerTo: message.id, content } }, '*');
    }
  }

  window.addEventListener('message', ({ data, source }) => {
    const message = data?.[mark];
    if (message) void lines.find((line) => line.peer() === source)?.receive(message);
  });

  let toParent;
  const context = {
    getParentIframe: () => (toParent ??= new Line(() => window.parent)),
    open: ({ where, url, attributes }, onOpen) => {
      const frame = document.createElement('iframe');
      Object.assign(frame.style, attributes?.style);
      frame.src = url;
      where.append(frame);
      return Promise.resolve(onOpen(new Line(() => frame.contentWindow)));
    },
  };

  window.gapi = {
    load: (name, { callback }) => {
      window.gapi.iframes = { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Line, getContext: () => context };
      queueMicrotask(callback);
    },
  };
  // The helper frame waits for this call; the shop waits for the script itself.
  window.gapi_onload?.();
})();
