// A module of the shop, so that the library shares a file with what else another language needs.
export { default } from 'i18next-http-backend';
