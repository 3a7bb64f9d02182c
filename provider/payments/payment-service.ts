import type { z } from 'zod'
import type { LiveProblem } from '#shop/live-check/live-problem.ts'
import type { Variables } from '#shop/settings/parse-variables.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { LogEntry } from '../platform/log-entry.ts'
import type {
  PaymentProcessor,
  ProcessorReasons,
  ProcessorWebhook,
  ProcessorWords,
} from './payment-processor.ts'

/** What opening a processor needs of the shop. */
interface ProcessorShop {
  readonly storefrontUrl: string
  readonly shop: ShopConfig
  readonly clock: () => Date
  readonly log: (entry: LogEntry) => void
}

/** A service's findings about a shop's account. */
export interface AccountFindings {
  readonly problems: readonly LiveProblem[]
  /** True if the service answered all requests. */
  readonly isComplete: boolean
  /** The aspects that the service's API does not reveal. */
  readonly unasked: readonly string[]
}

/**
 * A service through which a shop can receive card payments. Its folder contains everything specific
 * to it. `Values` are its validated environment variables.
 */
export interface PaymentService<Values = Readonly<Record<string, unknown>>> {
  /** The name stored with payments and used in `PAYMENT`. */
  readonly name: string
  readonly words: ProcessorWords
  readonly reasons: ProcessorReasons
  readonly webhook: ProcessorWebhook
  /** The schemas of its environment variables. */
  readonly variables: z.ZodRawShape
  /** The aspects that `inspect` checks, as a list of nouns. */
  readonly questions: string
  /** Returns the service configured by the settings; throws if one is missing. */
  configure(values: Values): ConfiguredService
  /** Returns whether the key moves real money, even if it is invalid. */
  hasLiveKey(variables: Variables): boolean
  /** Lists the settings that must prevent a shop with a key from taking real money. */
  findLiveProblems(variables: Variables): readonly LiveProblem[]
}

/** A service with a shop's settings, which must not be logged. */
export interface ConfiguredService {
  readonly service: PaymentService
  /** The origins of the pages to which it redirects browsers. */
  readonly pageOrigins: readonly string[]
  /** Opens its processor, which loads the service's library. */
  open(shop: ProcessorShop): Promise<PaymentProcessor>
  /** Checks whether the shop can take money through the service; charges nothing. */
  inspect(storefrontUrl: string): Promise<AccountFindings>
}
