/** A disk that keeps to half of its duties. */
import type { Disk } from './disk.ts';

/** `fresh`: only what this run has written can be read. `look`: nothing is written or removed. */
export function limitDisk(disk: Disk, mode: 'use' | 'fresh' | 'look'): Disk {
  if (mode === 'fresh') return forgetPast(disk);
  if (mode === 'look') return { ...disk, write: () => false, place: () => undefined, sweep: () => undefined };
  return disk;
}

function forgetPast(disk: Disk): Disk {
  const written = new Set<string>();
  return {
    ...disk,
    read: (name) => (written.has(name) ? disk.read(name) : undefined),
    write(name, bytes) {
      const kept = disk.write(name, bytes);
      if (kept) written.add(name);
      return kept;
    },
  };
}
