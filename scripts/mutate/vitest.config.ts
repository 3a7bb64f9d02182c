import config from '../../vitest.config.ts'

/** The fast projects whose tests run in the process with the mutants. */
const names = ['provider', 'unit', 'dom', 'mocked']

const projects = config.test?.projects?.filter(
  (project) =>
    typeof project === 'object' && 'test' in project && names.includes(String(project.test?.name)),
)

export default { ...config, test: { ...config.test, projects } }
