import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';

const unit = `${projectRoot}/docs/systemd/ferreter@.service`;
const analyse = () => spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' });

/** What the unit closes, for machines without systemd-analyze. */
const closed = [
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'UMask=0027',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'ProtectProc=invisible',
  'ProcSubset=pid',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'PrivateUsers=yes',
  'ProtectKernelTunables=yes',
  'ProtectKernelModules=yes',
  'ProtectKernelLogs=yes',
  'ProtectControlGroups=yes',
  'ProtectClock=yes',
  'ProtectHostname=yes',
  'RestrictSUIDSGID=yes',
  'RestrictNamespaces=yes',
  'RestrictRealtime=yes',
  'LockPersonality=yes',
  'SystemCallArchitectures=native',
  'SystemCallFilter=@system-service',
  'SystemCallFilter=~@privileged @resources',
  'SystemCallFilter=setpriority',
];

it('the unit closes what the shop does not need, and leaves V8 its memory', () => {
  const lines = readFileSync(unit, 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(closed));
  expect(lines.filter((line) => /^(MemoryDenyWriteExecute|RemoveIPC)=/.test(line))).toEqual([]);
});

it.skipIf(analyse().status !== 0)('its exposure is below 2.0', () => {
  const [, exposure] = /exposure level for .*: (\d+\.\d)/.exec(analyse().stdout)!;
  expect(Number(exposure)).toBeLessThan(2);
});
