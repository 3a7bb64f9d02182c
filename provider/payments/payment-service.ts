import type { z } from 'zod'
import type { LiveProblem } from '#shop/live-check/live-problem.ts'
import type { Variables } from '#shop/settings/parse-variables.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Texts } from '../texts/texts.ts'
import type { PaymentProcessor } from './payment-processor.ts'

/** A processor's webhook for payments, refunds and disputes, whose messages `receive` reads. */
export interface ProcessorWebhook {
  /** Its path in this shop. The storefront forwards it to the embedded provider. */
  readonly path: string
  /** The name of the header with the signature. */
  readonly signatureHeader: string
  /** The prefix of message types about payments. */
  readonly paymentTypes: string
}

/** The dependencies for opening a processor. */
export type ProcessorBase = Pick<Dependencies, 'options' | 'clock' | 'log'>

/** The names of the service in texts for the owner, by placeholder. */
export type ProcessorWords = Readonly<
  Record<'processor' | 'statusPage' | 'keySetting' | 'webhookSetting', string>
>

type ReasonTexts = Readonly<Record<string, Extract<keyof Texts, `processor_reason_${string}`>>>

/** The texts for the codes with which a service explains disputes and refunds. */
export type ProcessorReasons = Readonly<Record<'dispute' | 'refund', ReasonTexts>>

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
  open(base: ProcessorBase): Promise<PaymentProcessor>
  /** Checks whether the shop can take money through the service; charges nothing. */
  inspect(storefrontUrl: string): Promise<AccountFindings>
}
