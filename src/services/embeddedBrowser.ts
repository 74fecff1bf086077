/** Names of apps that open links in a browser of their own; Android marks all of these with `wv`. */
const apps =
  /; wv\)|FB_IAB|FBA[NV]\/|Instagram|musical_ly|Bytedance|TikTok|LinkedInApp|Pinterest\/|Snapchat|MicroMessenger|\bLine\//i;
/** On an iPhone whatever is no browser lacks the word at the end. */
const appleDevice = /\b(?:iPhone|iPad|iPod)\b/;

/** Whether the page is open in an app that is no browser, as links in Instagram are; Google lets nobody sign in there. */
export function isEmbeddedBrowser(): boolean {
  const { userAgent } = navigator;
  // A shop on the home screen calls itself the same.
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return (
    apps.test(userAgent) || (appleDevice.test(userAgent) && !userAgent.includes('Safari/') && !isOnHomeScreen)
  );
}
