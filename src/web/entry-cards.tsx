import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import type { Brand } from '../contract/prices/told-offer.ts'
import { CardsApp } from './cards/CardsApp.tsx'

// The cards of prices as an app for the hosts of assistants (MCP Apps): src/server/agents/card-app.ts puts all of it into one document.
const root = document.getElementById('root')
const brand = document.getElementById('brand')?.textContent
// Written by this service.
if (root && brand) createRoot(root).render(<CardsApp brand={JSON.parse(brand) as Brand} />)
