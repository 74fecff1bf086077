import type { User } from 'firebase/auth';
import type { Member, SignInMethod } from '#model/account/account';

const knownMethods: SignInMethod[] = ['password', 'google.com'];

/** What the shop may know of a signed-in user. Pictures count only over https. */
export function memberOf(user: User | null): Member | null {
  if (user === null || user.email === null) return null;
  const providers = new Set(user.providerData.map(({ providerId }) => providerId));
  return {
    uid: user.uid,
    email: user.email,
    profileName: user.displayName,
    photoURL: user.photoURL?.startsWith('https://') === true ? user.photoURL : null,
    isVerified: user.emailVerified,
    methods: knownMethods.filter((method) => providers.has(method)),
  };
}
