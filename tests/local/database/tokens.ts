import type { JsonObject } from '#local/database/data/json';

/** An unsigned ID token, as the Auth emulator gives them. */
export function tokenOf(uid: string, claims: JsonObject = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const body = {
    iss: 'https://securetoken.google.com/demo-eightwell',
    aud: 'demo-eightwell',
    iat: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return `${encoded({ alg: 'none', type: 'JWT' })}.${encoded(body)}.`;
}

function encoded(json: JsonObject): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url');
}
