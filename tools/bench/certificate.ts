import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { host } from '../../local/machine/ports';

const folder = join('.cache', 'bench');
const keyFile = join(folder, 'key.pem');
const certificateFile = join(folder, 'certificate.pem');

/** A key and a certificate for this machine alone: browsers speak HTTP/2 over TLS only. */
export function readCertificate(): { key: Buffer; cert: Buffer } {
  if (!existsSync(certificateFile)) {
    mkdirSync(folder, { recursive: true });
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650', '-subj', '/CN=bench'];
    const files = ['-keyout', keyFile, '-out', certificateFile, '-addext', `subjectAltName=IP:${host}`];
    execFileSync('openssl', [...request, ...files], { stdio: 'ignore' });
  }
  return { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
}
