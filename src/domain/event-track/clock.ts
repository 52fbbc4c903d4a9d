import { track as limit } from '../../contract/limits/track';

/**
 * Corrects the time of a device whose clock may be wrong (docs/domain.md 6.11): the device's time, or the time of
 * receipt when they differ by more than five minutes. The device's time is then returned as well.
 *
 * @param deviceAt in milliseconds
 * @param receivedAt in milliseconds
 */
export function correctTime(deviceAt: number, receivedAt: number): { occurredAt: number; deviceAt: number | null } {
  const isSkewed = Math.abs(receivedAt - deviceAt) > limit.maxSkewMs;
  return isSkewed ? { occurredAt: receivedAt, deviceAt } : { occurredAt: deviceAt, deviceAt: null };
}
