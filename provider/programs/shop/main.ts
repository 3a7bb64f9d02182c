import { runShop } from './run-shop.ts'
import { openTerminalQuestion } from '../../platform/terminal/confirm.ts'
import { getWorkingFolder, readCommandSettings } from '../settings/command-settings.ts'
import { findLiveProblems, isLive } from '../check/live-check.ts'
import type { LiveProblem } from '#shop/live-check/live-problem.ts'
import { describeTexts } from '#shop/live-check/live-texts.ts'
import { describeInvoicing } from '#shop/live-check/invoicing-note.ts'
import { describeLogo } from '#shop/live-check/logo-note.ts'
import { loadShop } from '#shop/load-shop.ts'
import { findProviderProblem } from '../check/ask-provider.ts'
import { checkServices } from '../check/service-check.ts'

// A consumer such as `head` may close the output early; the command still finishes its work.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

// Runs the owner's commands for a shop with the embedded provider; see docs/commands.md.
process.exitCode = await runShop(process.argv.slice(2), readShop, async () => {
  const services = await checkServices(process.env)
  return {
    problems: [
      ...(await findLiveProblems(process.env)),
      ...(await checkProvider()),
      ...services.problems,
    ],
    notes: await listShopNotes(),
    asked: ['the settings and texts', ...services.asked],
    unasked: services.unasked,
  }
})

/** Lists the problem of an unreachable remote provider; empty if the settings cannot be read. */
async function checkProvider(): Promise<LiveProblem[]> {
  try {
    const problem = await findProviderProblem(readCommandSettings(process.env))
    return problem === null ? [] : [problem]
  } catch {
    return []
  }
}

/**
 * Lists which legal texts were generated, a warning about invoices, and problems of the logo; empty
 * if the shop cannot be loaded, which is reported elsewhere.
 */
async function listShopNotes(): Promise<string[]> {
  try {
    const shop = await loadShop(readCommandSettings(process.env))
    const others = [describeInvoicing(shop.config), describeLogo(shop)]
    return [...describeTexts(shop), ...others.filter((note) => note !== null)]
  } catch {
    return []
  }
}

async function readShop() {
  const settings = readCommandSettings(process.env)
  const { dataDir, databaseUrl, databaseConnections, catalogueDir } = settings
  const { mailServer, ownerMail, alertWebhookUrl } = settings
  const { config, legalTexts } = await loadShop(settings)
  return {
    location: { dataDir, databaseUrl, databaseConnections },
    catalogueDir,
    objectStore: settings.objectStore,
    origin: settings.origin,
    mailServer,
    alertWebhook: alertWebhookUrl === null ? null : { url: alertWebhookUrl },
    config,
    legalTexts,
    dateLanguage: settings.siteLocale ?? undefined,
    isLive: isLive(process.env),
    ask: openTerminalQuestion(),
    ownerAddress: ownerMail,
    workingFolder: getWorkingFolder(process.env),
  }
}
