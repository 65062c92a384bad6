/** Carries messages between processes: all subscribers of a channel hear every message, in the order of publication. */
export interface HubBus {
  /** @param message anything JSON can say */
  publish(channel: string, message: unknown): Promise<void>
  /** Resolves once messages are being heard. */
  subscribe(channel: string, hear: (message: unknown) => void): Promise<Unsubscribe>
  /** Called after the connection was lost and found again: what was published in between is gone. */
  onGap(notice: () => void): void
  /** Resolves while messages can be sent, and rejects otherwise. */
  ping(): Promise<unknown>
  close(): Promise<void>
}
export type Unsubscribe = () => Promise<void>

/** Where a bus reports errors it recovers from. */
export type Report = (error: unknown, what: string) => void
