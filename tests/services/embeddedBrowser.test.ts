import { expect, test, vi } from 'vitest';
import { isEmbeddedBrowser } from '#services/embeddedBrowser';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.7151.61 Mobile Safari/537.36';

const embedded = {
  'Instagram on an iPhone': `${iPhone} Mobile/15E148 Instagram 383.0.0.30.84 (iPhone14,5; iOS 18_5; de_DE; de; scale=3.00)`,
  'Facebook on an iPhone': `${iPhone} Mobile/22F76 [FBAN/FBIOS;FBAV/515.0.0.38.98;FBBV/742;FBDV/iPhone14,5;FBLC/de_DE]`,
  'TikTok on an iPhone': `${iPhone} Mobile/15E148 musical_ly_39.6.0 JsSdk/2.0 NetType/WIFI Channel/App Store`,
  'LinkedIn on an iPhone': `${iPhone} Mobile/15E148 [LinkedInApp]/9.30.8466`,
  'Facebook on Android': `${android} Build/AP2A; wv) ${chrome} [FB_IAB/FB4A;FBAV/514.0.0.56.78;]`,
  'Instagram on Android': `${android} Build/AP2A; wv) ${chrome} Instagram 382.0.0.49.84 Android (34/14; 420dpi)`,
  'Pinterest on Android': `${android}; wv) ${chrome} [Pinterest/Android]`,
  'any other app on Android': `${android}; wv) ${chrome}`,
  'Line on an iPhone': `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 Line/15.8.0`,
  WeChat: `${iPhone} Mobile/15E148 MicroMessenger/8.0.59(0x18003b2d) NetType/WIFI Language/zh_CN`,
};

const browsers = {
  'Safari on an iPhone': `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`,
  'Chrome on an iPhone': `${iPhone} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`,
  'Firefox on an iPhone': `${iPhone} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`,
  'Edge on an iPhone': `${iPhone} Version/18.0 EdgiOS/136.0 Mobile/15E148 Safari/604.1`,
  'Chrome on Android': `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36`,
  'Samsung Internet': `${android}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  'Firefox on Android': 'Mozilla/5.0 (Android 14; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0',
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
};

const open = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

test.each(Object.entries(embedded))('%s is an app with a browser in it', (_name, userAgent) => {
  open(userAgent);
  expect(isEmbeddedBrowser()).toBe(true);
});

test.each(Object.entries(browsers))('%s is a browser of its own', (_name, userAgent) => {
  open(userAgent);
  expect(isEmbeddedBrowser()).toBe(false);
});

test('a shop on the home screen of an iPhone is none', () => {
  open(`${iPhone} Mobile/15E148`);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone: true }));
  expect(isEmbeddedBrowser()).toBe(false);
});
