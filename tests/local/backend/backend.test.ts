import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimPorts, takenPorts } from '#local/backend/portCheck';
import { listen } from '#local/machine/listen';
import { ports } from '#local/machine/ports';

describe('a port that is taken', () => {
  let other: Server;
  const usual = { ...ports };

  beforeEach(async () => {
    other = createServer();
    ports.auth = (await listen(other)).port;
  });

  afterEach(async () => {
    Object.assign(ports, usual);
    other.close();
    await once(other, 'close');
  });

  it('is named, with what it is for and what to do', async () => {
    await expect(claimPorts(['auth'])).rejects.toThrow(
      new RegExp(`Port ${ports.auth}, needed for the Auth emulator, is taken[^]*PORT_SHIFT=`),
    );
  });

  it('is no longer taken once it is free', async () => {
    const free = createServer();
    ports.preview = (await listen(free)).port;
    free.close();
    await once(free, 'close');
    expect(await takenPorts(['preview'])).toEqual([]);
    await expect(claimPorts(['preview'])).resolves.toBeUndefined();
  });
});
