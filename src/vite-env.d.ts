/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_MEASUREMENT_ID?: string;
  readonly VITE_FIREBASE_DATABASE_URL?: string;
  readonly VITE_MEMBER_DASHBOARD_URL?: string;
  readonly VITE_NEWSLETTER_URL?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_ERROR_REPORT_URL?: string;
  readonly VITE_PICTURE_HOSTS?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** `on` where letters are sent. */
  readonly VITE_LETTERS?: string;
  /** `off` builds a shop that takes the service worker off all devices. */
  readonly VITE_SERVICE_WORKER?: string;
  /** Added to every local port, so that two checkouts can run side by side. */
  readonly VITE_PORT_SHIFT?: string;
  /** The year in which the shop was built; set by the build. */
  readonly VITE_BUILT_YEAR: string;
}
