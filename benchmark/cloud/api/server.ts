import { createServer, type Server } from 'node:http';
import { UNKNOWN_FAILURE } from '../engine/answer-call.js';
import type { LocalCloudEngine } from '../engine/engine.js';
import { ApiError } from '../spec/errors.js';
import { ADMIN_HEADER, type AdminExtension, answerAdmin } from './admin.js';
import { answerLog } from './log-gateway.js';
import { answerOss, isOss } from './oss-gateway.js';
import { jsonReply, type Reply } from './reply.js';
import { type ApiRequest, readRequest } from './request.js';
import { answerRpc, type GatewayContext } from './rpc-gateway.js';
import { SignatureChecker } from './signatures/claim.js';
import { isLog } from './signatures/log.js';
import { isLogV4 } from './signatures/log-v4.js';

export interface ApiServerOptions {
  readonly engine: LocalCloudEngine;
  readonly adminToken: string;
  readonly defaultRegion: string;
  readonly adminExtensions?: readonly AdminExtension[];
}

export interface ApiServer {
  /** `127.0.0.1:PORT`. */
  readonly endpoint: string;
  close(): Promise<void>;
}

/**
 * Starts the API of all products on one loopback port.
 *
 * @param port 0 takes a free one
 */
export async function startApiServer(port: number, options: ApiServerOptions): Promise<ApiServer> {
  const { engine } = options;
  const gateway: GatewayContext = {
    engine,
    signatures: new SignatureChecker(engine.credentials, engine.now),
    defaultRegion: options.defaultRegion,
  };
  const admin = { engine, token: options.adminToken, extensions: options.adminExtensions ?? [] };
  const answer = async (request: ApiRequest): Promise<Reply> => {
    // Without the header nobody learns that there are such paths; a bucket may be called admin too.
    if (request.path.startsWith('/admin/') && ADMIN_HEADER in request.headers) return answerAdmin(request, admin);
    if (isLog(request) || isLogV4(request)) return answerLog(request, gateway);
    return isOss(request) ? answerOss(request, gateway) : answerRpc(request, gateway);
  };
  const server = createServer((message, response) => {
    readRequest(message)
      .then(answer)
      .catch((error: unknown) => {
        if (message.destroyed && !message.complete) throw error;
        return failure(error, engine);
      })
      .then(({ status, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
        response.end(body);
      })
      // The client went away; there is nobody left to tell.
      .catch(() => response.destroy());
  });
  // Longer than clients keep idle connections, so that none is closed under a request.
  server.keepAliveTimeout = 65_000;
  await listen(server, port);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The API server has no port.');
  return {
    endpoint: `127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function failure(error: unknown, engine: LocalCloudEngine): Reply {
  const RequestId = engine.random.uuid();
  if (error instanceof ApiError) {
    return jsonReply(error.status, { RequestId, Code: error.code, Message: error.message });
  }
  // A mistake in the local cloud itself: the operator must see it, the client gets what a real gateway would say.
  process.stderr.write(`local cloud: ${error instanceof Error ? error.stack : String(error)}\n`);
  return jsonReply(UNKNOWN_FAILURE.status, { RequestId, Code: UNKNOWN_FAILURE.code, Message: UNKNOWN_FAILURE.message });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
