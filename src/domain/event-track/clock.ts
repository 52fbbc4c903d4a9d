import { track as limit } from '../../contract/limits/track';

/**
 * When something happened, of a device whose clock may be wrong (docs/domain.md 6.11): what the device says, unless that
 * is off by more than five minutes from when it was received; then the latter, and what the device said beside it.
 * @param deviceAt in milliseconds
 * @param receivedAt in milliseconds
 */
export function timeOf(deviceAt: number, receivedAt: number): { occurredAt: number; deviceAt: number | null } {
  const isSkewed = Math.abs(receivedAt - deviceAt) > limit.maxSkewMs;
  return isSkewed ? { occurredAt: receivedAt, deviceAt } : { occurredAt: deviceAt, deviceAt: null };
}
