import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { evaluate } from '../support/prometheus/evaluate.ts'
import { parseSeries, toKey } from '../support/prometheus/series.ts'
import type { Series } from '../support/prometheus/series.ts'

// Judges the samples and alerts of promtool's test, `deploy/monitoring/alerts.test.yml`, without
// promtool, which is not on every machine; only promtool compares the texts of the alerts.
const folder = resolve(import.meta.dirname, '../../deploy/monitoring')
const read = (file: string): unknown => parse(readFileSync(resolve(folder, file), 'utf8'))

const minutesSchema = z
  .string()
  .regex(/^\d+m$/)
  .transform((text) => Number.parseInt(text, 10))
const labelsSchema = z.record(z.string(), z.string())

const ruleSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  for: minutesSchema.default(0),
  labels: labelsSchema,
})

const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) })
  .parse(read('alerts.yml'))
  .groups.flatMap((group) => group.rules)

const { tests } = z
  .object({
    evaluation_interval: z.literal('1m'),
    tests: z.array(
      z.object({
        name: z.string(),
        interval: z.literal('1m'),
        input_series: z.array(z.object({ series: z.string(), values: z.string() })),
        alert_rule_test: z.array(
          z.object({
            eval_time: minutesSchema,
            alertname: z.string(),
            exp_alerts: z.array(z.object({ exp_labels: labelsSchema })).default([]),
          }),
        ),
      }),
    ),
  })
  .parse(read('alerts.test.yml'))

/** Returns the labels of the alerts that a rule raises after some minutes. */
function findAlerts(rule: z.infer<typeof ruleSchema>, series: readonly Series[], minutes: number) {
  let since = new Map<string, number>()
  for (let time = 0; ; time += 1) {
    const samples = evaluate(rule.expr, series, time)
    since = new Map(samples.map(({ labels }) => [toKey(labels), since.get(toKey(labels)) ?? time]))
    if (time < minutes) continue
    return samples
      .filter(({ labels }) => time - (since.get(toKey(labels)) ?? time) >= rule.for)
      .map(({ labels }) => ({ ...labels, ...rule.labels }))
  }
}

describe.each(tests)('$name', ({ input_series: input, alert_rule_test: expected }) => {
  const series = input.map(({ series: name, values }) => parseSeries(name, values))

  test.each(expected)('$alertname after $eval_time minutes [P9.07]', (alert) => {
    const rule = rules.find((one) => one.alert === alert.alertname)
    const found = rule && findAlerts(rule, series, alert.eval_time)
    expect(found).toEqual(alert.exp_alerts.map(({ exp_labels: labels }) => labels))
  })
})
