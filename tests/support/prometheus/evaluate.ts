import { parser } from '@prometheus-io/lezer-promql'
import { getIncrease, getQuantile } from './functions.ts'
import { toKey } from './series.ts'
import type { Labels, Series } from './series.ts'

/** The value for some labels at a time. */
export interface Sample {
  readonly labels: Labels
  readonly value: number
}

interface Scope {
  /** The whole expression. */
  readonly text: string
  readonly series: readonly Series[]
  /** In minutes. */
  readonly time: number
}

type Node = ReturnType<typeof parser.parse>['topNode']

const lookbackMinutes = 5

/**
 * Evaluates a PromQL expression over recorded series at a time in minutes. Supports what the shop's
 * rules use, and throws at anything else (https://prometheus.io/docs/prometheus/latest/querying/basics/).
 */
export function evaluate(text: string, series: readonly Series[], time: number): Sample[] {
  return evaluateVector(getParts(parser.parse(text).topNode)[0], { text, series, time })
}

function evaluateVector(node: Node | undefined, scope: Scope): Sample[] {
  const [first, second, third] = getParts(node)
  switch (node?.name) {
    case 'ParenExpr':
      return evaluateVector(first, scope)
    case 'VectorSelector':
      return selectPoints(node, scope, lookbackMinutes).map(({ labels, points }) => {
        return { labels, value: points.at(-1)?.[1] ?? Number.NaN }
      })
    case 'OffsetExpr':
      return evaluateVector(first, { ...scope, time: scope.time - getMinutes(third, scope) })
    case 'AggregateExpr':
      return aggregate(node, scope)
    case 'FunctionCall':
      return callFunction(getText(first, scope), getParts(second), scope)
    case 'BinaryExpr':
      if (third?.name === 'NumberDurationLiteral') {
        const limit = Number(getText(third, scope))
        return compare(getText(second, scope), evaluateVector(first, scope), limit)
      }
      return combine(
        getText(second, scope),
        evaluateVector(first, scope),
        evaluateVector(third, scope),
      )
    default:
      throw createError(node?.name)
  }
}

/** Returns the series of a selector with their points of the last minutes. */
function selectPoints(node: Node | undefined, scope: Scope, minutes: number): Series[] {
  const wanted = getText(node?.getChild('Identifier'), scope)
  const matchers = getParts(node?.getChild('LabelMatchers')).map((matcher) => {
    const [label = '', operator = '', quoted] = getParts(matcher).map((part) =>
      getText(part, scope),
    )
    const value = quoted?.slice(1, -1) ?? ''
    const matches = operator.endsWith('~')
      ? (text: string) => new RegExp(`^(?:${value})$`).test(text)
      : (text: string) => text === value
    return (labels: Labels) => matches(labels[label] ?? '') === operator.startsWith('=')
  })
  return scope.series
    .filter(({ name, labels }) => name === wanted && matchers.every((matches) => matches(labels)))
    .map(({ points, ...one }) => {
      const isRecent = ([at]: readonly [number, number]) =>
        at > scope.time - minutes && at <= scope.time
      return { ...one, points: points.filter(isRecent) }
    })
    .filter(({ points }) => points.length > 0)
}

function aggregate(node: Node, scope: Scope): Sample[] {
  const operator = getText(node.getChild('AggregateOp'), scope)
  const modifier = node.getChild('AggregateModifier')
  if (modifier && !getText(modifier, scope).startsWith('by')) throw createError('without')
  const names = getParts(modifier?.getChild('GroupingLabels')).map((label) => getText(label, scope))
  const [argument] = getParts(node.getChild('FunctionCallBody'))
  const pick = (labels: Labels) =>
    Object.fromEntries(Object.entries(labels).filter(([name]) => names.includes(name)))
  const samples = evaluateVector(argument, scope)
  const groups = Map.groupBy(samples, ({ labels }) => toKey(pick(labels)))
  return [...groups.values()].map((group) => {
    const labels = pick(group[0]?.labels ?? {})
    const values = group.map(({ value }) => value)
    if (operator === 'sum') return { labels, value: values.reduce((sum, value) => sum + value) }
    if (operator === 'min') return { labels, value: Math.min(...values) }
    if (operator === 'max') return { labels, value: Math.max(...values) }
    throw createError(operator)
  })
}

function callFunction(name: string, [first, second]: readonly Node[], scope: Scope): Sample[] {
  if (name === 'vector') return [{ labels: {}, value: Number(getText(first, scope)) }]
  if (name === 'histogram_quantile') {
    return getQuantile(Number(getText(first, scope)), evaluateVector(second, scope))
  }
  if (name !== 'rate' && name !== 'increase') throw createError(name)
  const [selector, duration] = getParts(first)
  const minutes = getMinutes(duration, scope)
  return selectPoints(selector, scope, minutes).flatMap(({ labels, points }) => {
    const increase = getIncrease(points, scope.time - minutes, scope.time)
    if (increase === null) return []
    return [{ labels, value: name === 'rate' ? increase / (minutes * 60) : increase }]
  })
}

function compare(operator: string, samples: Sample[], limit: number): Sample[] {
  if (operator === '>') return samples.filter(({ value }) => value > limit)
  if (operator === '==') return samples.filter(({ value }) => value === limit)
  throw createError(operator)
}

function combine(operator: string, left: Sample[], right: Sample[]): Sample[] {
  const [ours, theirs] = [left, right].map(
    (samples) => new Map(samples.map(({ labels, value }) => [toKey(labels), value])),
  )
  const matched = left.filter(({ labels }) => theirs?.has(toKey(labels)))
  if (operator === 'and') return matched
  if (operator === 'or')
    return [...left, ...right.filter(({ labels }) => !ours?.has(toKey(labels)))]
  if (operator !== '/' && operator !== '-') throw createError(operator)
  return matched.map(({ labels, value }) => {
    const other = theirs?.get(toKey(labels)) ?? Number.NaN
    return { labels, value: operator === '/' ? value / other : value - other }
  })
}

function getParts(node: Node | null | undefined): Node[] {
  const parts: Node[] = []
  for (let part = node?.firstChild; part; part = part.nextSibling) parts.push(part)
  return parts
}

function getText(node: Node | null | undefined, { text }: Scope): string {
  return node ? text.slice(node.from, node.to) : ''
}

function getMinutes(node: Node | undefined, scope: Scope): number {
  const [, count, unit] = /^(\d+)([mh])$/.exec(getText(node, scope)) ?? []
  if (unit === undefined) throw createError(node?.name)
  return Number(count) * (unit === 'h' ? 60 : 1)
}

function createError(name = 'nothing'): Error {
  return new Error(`${name} is not supported in expressions of tests.`)
}
