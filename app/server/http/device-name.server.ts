import { getRequestHeader } from '@tanstack/react-start/server'
import { describeUserAgent } from './describe-user-agent.ts'

/** Returns the name of the visitor's browser and system; null if neither is recognized. */
export function getDeviceName(): string | null {
  return describeUserAgent(getRequestHeader('user-agent') ?? '')
}
