import type { z } from 'zod'
import type { LiveProblem } from '#shop/live-check/live-problem.ts'
import type { Variables } from '#shop/settings/parse-variables.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Texts } from '../texts/texts.ts'
import type { PaymentProcessor } from './payment-processor.ts'

/** A webhook at which a processor reports payments, refunds and disputes, as `receive` reads them. */
export interface ProcessorWebhook {
  /** Its path at this shop. The storefront passes it to the embedded provider. */
  readonly path: string
  /** The name of the header with the signature. */
  readonly signatureHeader: string
  /** How the types of the messages about payments begin. */
  readonly paymentTypes: string
}

/** What opening a processor needs. */
export type ProcessorBase = Pick<Dependencies, 'options' | 'clock' | 'log'>

/** What texts to the owner call a service, by their placeholders. */
export type ProcessorWords = Readonly<
  Record<'processor' | 'statusPage' | 'keySetting' | 'webhookSetting', string>
>

type ReasonTexts = Readonly<Record<string, Extract<keyof Texts, `processor_reason_${string}`>>>

/** The texts for the codes with which a service explains disputes and refunds. */
export type ProcessorReasons = Readonly<Record<'dispute' | 'refund', ReasonTexts>>

/** What a service answers about the account of a shop. */
export interface AccountFindings {
  readonly problems: readonly LiveProblem[]
  /** Whether the service answered all questions. */
  readonly isComplete: boolean
  /** What the service does not tell. */
  readonly unasked: readonly string[]
}

/**
 * A company through which a shop can receive card payments. Its own folder holds all that only it
 * needs. `Values` are its validated environment variables.
 */
export interface PaymentService<Values = Readonly<Record<string, unknown>>> {
  /** As stored with payments, and as in `PAYMENT`. */
  readonly name: string
  readonly words: ProcessorWords
  readonly reasons: ProcessorReasons
  readonly webhook: ProcessorWebhook
  /** The schemas of its environment variables. */
  readonly variables: z.ZodRawShape
  /** What `inspect` asks, as a list of nouns. */
  readonly questions: string
  /** Returns the service as the settings describe it; throws if one of them is missing. */
  configure(values: Values): ConfiguredService
  /** Returns whether the key moves real money, even if it is not valid. */
  hasLiveKey(variables: Variables): boolean
  /** Lists the settings with which a shop that has a key must not take real money. */
  findLiveProblems(variables: Variables): readonly LiveProblem[]
}

/** A service with the settings of a shop, which must not be logged. */
export interface ConfiguredService {
  readonly service: PaymentService
  /** The origins of the pages to which it sends browsers. */
  readonly pageOrigins: readonly string[]
  /** Opens its processor, which loads the library of the service. */
  open(base: ProcessorBase): Promise<PaymentProcessor>
  /** Asks the service whether the shop can take money; charges nothing. */
  inspect(storefrontUrl: string): Promise<AccountFindings>
}
