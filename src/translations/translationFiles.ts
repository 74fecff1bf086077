import type { BackendModule, i18n, ReadCallback } from 'i18next';
import type HttpBackend from 'i18next-http-backend';
import { env } from '#env';
import { firstLanguage } from '#model/languages';
import { whenIdle } from '#whenIdle';
import { bundledTranslationsOf } from './bundledTranslations';

/** The event that texts have come which are on the page in the shop's own language, or as keys, already. */
export const textsReplaced = 'textsReplaced';

/** Milliseconds before the first repeat of a read that failed for a passing reason; it doubles each time, up to the longest. */
const firstRetryDelay = 350;
const longestRetryDelay = 30_000;

/** What the library hands over beside an error where another try may succeed. */
const mayComeLater = true;

const options = {
  loadPath: '/locales/{{lng}}/{{ns}}.json',
  addPath: '/locales/add/{{lng}}/{{ns}}',
  ...(env.isDevelopment && { requestOptions: { cache: 'no-cache' as const } }),
};

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/**
 * Reads the text files through i18next-http-backend, which is loaded with the first that is not of the shop's own language: that travels with the code. A failed
 * read is answered at once, so that the shop stands in its own language; repeats go on behind it and put the texts in later.
 */
export class TranslationFiles implements BackendModule {
  static readonly type = 'backend' as const;
  readonly type = 'backend' as const;
  readonly callbackApi = true;

  /** Files that could not be had so far. */
  private readonly lost = new Set<string>();

  constructor(private readonly texts: () => i18n) {}

  /** Whether all that was asked for in this language has come. */
  isWhole(language: string): boolean {
    return ![...this.lost].some((file) => file.startsWith(`${language}/`));
  }

  init(): void {
    // Nothing to prepare: the library comes with the first read.
  }

  read(language: string, namespace: string, done: ReadCallback): void {
    void this.fetchFile(language, namespace, (error, data) => {
      const file = `${language}/${namespace}`;
      const wasLost = this.lost.delete(file);
      if (error) this.lost.add(file);
      done(error ? errorOf(error) : null, error ? false : data);
      if (error || wasLost) this.texts().emit(textsReplaced);
      if (error && data === mayComeLater) this.retryLater(language, namespace, firstRetryDelay);
    });
  }

  /** A text that stands nowhere is added to the missing ones; only the server of `npm start` collects them. */
  create(languages: readonly string[], namespace: string, key: string, fallback: string): void {
    void this.library()
      .then((library) => library.create?.([...languages], namespace, key, fallback))
      .catch(() => undefined);
  }

  private async library(): Promise<HttpBackend> {
    const { default: Library } = await import('./httpFiles');
    return new Library(this.texts().services, options);
  }

  private async fetchFile(language: string, namespace: string, done: ReadCallback): Promise<void> {
    try {
      // A file of the own language that is gone after a deploy is still served as it is.
      const english =
        language === firstLanguage && (await bundledTranslationsOf(namespace).catch(() => undefined));
      if (english) return done(null, english);
      (await this.library()).read(language, namespace, done);
    } catch (error) {
      done(errorOf(error), mayComeLater);
    }
  }

  private retryLater(language: string, namespace: string, delay: number): void {
    const retry = (): void =>
      void this.fetchFile(language, namespace, (error, data) => {
        if (!error) this.putIn(language, namespace, data);
        else if (data === mayComeLater)
          this.retryLater(language, namespace, Math.min(2 * delay, longestRetryDelay));
      });
    if (navigator.onLine) setTimeout(retry, delay);
    else window.addEventListener('online', retry, { once: true });
  }

  /** `TextsProvider` hears of new texts once it is in the page; where it is being rendered just then, when it is. */
  private putIn(language: string, namespace: string, data: unknown): void {
    const texts = this.texts();
    const tell = (): void => texts.emit(textsReplaced);
    this.lost.delete(`${language}/${namespace}`);
    texts.addResourceBundle(language, namespace, data, true, true);
    // The library decides once, and then for the shop's own, when nothing of the chosen language had come.
    if (language === texts.language) texts.resolvedLanguage = language;
    tell();
    void whenIdle().then(tell);
  }
}
