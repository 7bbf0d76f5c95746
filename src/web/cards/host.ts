import type {
  McpUiHostCapabilities,
  McpUiHostContext,
  McpUiInitializeRequest,
  McpUiInitializeResult,
  McpUiToolInputNotification,
  McpUiToolResultNotification,
} from '@modelcontextprotocol/ext-apps'

// The app's side of the protocol of MCP Apps (revision 2026-01-26): JSON-RPC by `postMessage` with the window around it. The official
// package would add 50 KB to the app's 81, so this is the part that the cards need. Its types hold it to the protocol, and the tests
// speak to it through the official host side.

/** What a tool returned. */
export type ToolResult = McpUiToolResultNotification['params']

export interface Heard {
  /** The arguments of the call whose result is shown. */
  onInput(given: McpUiToolInputNotification['params']): void
  /** What the call returned; nothing if it was canceled. */
  onResult(result: ToolResult): void
  /** What has changed in the host's color scheme and language. */
  onContext(context: McpUiHostContext): void
}

export interface Host {
  readonly capabilities: McpUiHostCapabilities
  /** Calls a tool of the server that the app is from. Rejects if the host refuses. */
  callTool(name: string, args: object): Promise<ToolResult>
  /** Asks the host to open a page. Rejects if it refuses. */
  openLink(url: string): Promise<void>
  /** Tells the host how much room the app takes. */
  tellHeight(height: number): void
}

interface Message {
  readonly jsonrpc: '2.0'
  readonly id?: number | string
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** Introduces the app to its host and listens to it from then on. */
export async function meetHost({ onInput, onResult, onContext }: Heard): Promise<Host> {
  const asked = new Map<Message['id'], PromiseWithResolvers<unknown>>()
  const hears: Readonly<Record<string, (params: never) => void>> = {
    'ui/notifications/tool-input': onInput,
    'ui/notifications/tool-result': onResult,
    'ui/notifications/tool-cancelled': () => onResult({ content: [] }),
    'ui/notifications/host-context-changed': onContext,
  }
  const send = (message: Omit<Message, 'jsonrpc'>) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
  const ask = (method: string, params: object) => {
    const reply = Promise.withResolvers<unknown>()
    const id = asked.size + 1
    asked.set(id, reply)
    send({ id, method, params })
    return reply.promise
  }
  addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
    if (source !== parent || data?.jsonrpc !== '2.0') return
    const { id, method, params, result, error } = data
    if (method === undefined) {
      if (error) asked.get(id)?.reject(new Error(error.message))
      else asked.get(id)?.resolve(result)
      return
    }
    hears[method]?.(params as never)
    // A ping, or that the app is about to be closed.
    if (id !== undefined) send({ id, result: {} })
  })
  const introduction: McpUiInitializeRequest['params'] = {
    appInfo: { name: 'cards', version: '1' },
    appCapabilities: { availableDisplayModes: ['inline'] },
    protocolVersion: '2026-01-26',
  }
  const met = (await ask('ui/initialize', introduction)) as McpUiInitializeResult
  // A host may say nothing about itself.
  onContext(met.hostContext ?? {})
  send({ method: 'ui/notifications/initialized', params: {} })
  return {
    capabilities: met.hostCapabilities ?? {},
    callTool: async (name, args) => (await ask('tools/call', { name, arguments: args })) as ToolResult,
    async openLink(url) {
      const { isError } = (await ask('ui/open-link', { url })) as { readonly isError?: boolean }
      if (isError) throw new Error('refused')
    },
    tellHeight: height => send({ method: 'ui/notifications/size-changed', params: { height } }),
  }
}
