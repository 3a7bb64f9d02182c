import { reportCondition, resolveCondition } from '../owner/alerts/report-condition.ts'
import type { Dependencies } from '../dependencies.ts'
import { ProcessorUnavailableError } from './payment-processor.ts'
import type { PaymentProcessor, PaymentProcessors } from './payment-processor.ts'

/** Wraps a shop's processors in `watchProcessor`. */
export function watchProcessors(dependencies: Dependencies): PaymentProcessors {
  const { current, get, ...texts } = dependencies.processors
  const watched = watchProcessor(current, dependencies)
  return {
    ...texts,
    current: watched,
    get: (name) => (name === current.name ? watched : get(name)),
  }
}

/**
 * Wraps a processor to alert the owner to calls that its key does not allow. Leaves failures to
 * open a payment to the caller.
 */
function watchProcessor(processor: PaymentProcessor, dependencies: Dependencies): PaymentProcessor {
  async function watch<Result>(call: string, work: () => Promise<Result>): Promise<Result> {
    const result = await reportForbidden(call, work)
    await resolveCondition(dependencies, 'paymentAccess', call)
    return result
  }

  async function reportForbidden<Result>(
    call: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ProcessorUnavailableError && error.failure === 'forbidden') {
        const { message: problem } = error
        const facts = { call, processor: dependencies.processors.words.processor }
        await reportCondition(dependencies, { kind: 'paymentAccess', key: call, problem, facts })
      }
      throw error
    }
  }

  return {
    ...processor,
    lookUp: (ids) => watch('look-up', () => processor.lookUp(ids)),
    expire: (id) => watch('expire', () => processor.expire(id)),
    refund: (request) => watch('refund', () => processor.refund(request)),
    sumRefunds: (id) => watch('list-refunds', () => processor.sumRefunds(id)),
    listSince: async function* (since) {
      const items = processor.listSince(since)[Symbol.asyncIterator]()
      while (true) {
        const next = await reportForbidden('compare', () => items.next())
        if (next.done === true) break
        yield next.value
      }
      await resolveCondition(dependencies, 'paymentAccess', 'compare')
    },
  }
}
