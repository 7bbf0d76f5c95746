import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loadSite } from '../../../site/load-site.ts'
import { shownSite } from '../../../site/site.ts'
import { sendError } from '../serve.ts'
import { logos } from './logos.ts'
import { missingFiles } from './missing-files.ts'

const logo = Buffer.from('<svg>logo</svg>')
const icon = Buffer.from('<svg>icon</svg>')

test.each([
  ['the icon, before the logo', { logo, icon }, true, '<svg>icon</svg>'],
  ['the logo where there is no icon', { logo }, true, '<svg>logo</svg>'],
  ['the butler’s mark where there is neither', {}, true, '#14261F'],
  ['nothing without drawings and without the butler', {}, false, undefined],
])('a program that looks for the icon of a site gets %s', async (_, drawings, assistant, drawing) => {
  const site = { ...loadSite(), drawings, assistant }
  await using app = Fastify()
  app.setErrorHandler(sendError)
  logos(app, site, [])
  missingFiles(app)
  const response = await app.inject('/favicon.svg')
  expect(response.statusCode).toBe(drawing === undefined ? 404 : 200)
  expect(response.body).toContain(drawing ?? 'not-found')
  const { logo: shown } = shownSite(site, 'en')
  if (shown !== undefined) expect((await app.inject(shown)).statusCode).toBe(200)
})
