/** The name the provider's hosted form gives its one field. */
export const emailField = 'EMAIL';

/** The page that asks a provider in the shop's place; it has a policy of its own (tools/build/hosting). */
export const newsletterFrame = '/frames/newsletter.html';

/** Mailchimp's hosted forms, which no other site may read; beside each stands an address that answers with a script. */
const hostedForm = /\/subscribe\/post(-json)?(?=[?#]|$)/;

/** Where the form is posted to without a script. */
export const formAddress = (address: string): string => address.replace(hostedForm, '/subscribe/post');

/** Where the provider answers with a script that calls the function named by `c` (JSONP); most do not. */
export function scriptAddress(address: string): string | undefined {
  return hostedForm.test(address) ? address.replace(hostedForm, '/subscribe/post-json') : undefined;
}
