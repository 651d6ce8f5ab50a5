import { Client, Connection } from '@temporalio/client';
import { loadClientConnectConfig } from '@temporalio/envconfig';
import { NativeConnection } from '@temporalio/worker';
import type { Configuration } from './configuration.js';

/**
 * How to reach Temporal. An address in the configuration file is meant: a variable that a user has set for another
 * server must not lead the embedded stack's workers there. Without one, Temporal's own environment variables and profile
 * file say address, namespace, TLS and API key.
 */
function connectOptions({ temporal }: Configuration) {
  if (temporal.address !== null) {
    return { connection: { address: temporal.address }, namespace: temporal.namespace };
  }
  const environment = loadClientConnectConfig();
  return { connection: environment.connectionOptions, namespace: environment.namespace ?? temporal.namespace };
}

export async function connectWorker(
  configuration: Configuration,
): Promise<{ connection: NativeConnection; namespace: string }> {
  const options = connectOptions(configuration);
  return { connection: await NativeConnection.connect(options.connection), namespace: options.namespace };
}

/** A client with its own connection; close `client.connection` when done. */
export async function connectClient(configuration: Configuration): Promise<Client> {
  const options = connectOptions(configuration);
  return new Client({ connection: await Connection.connect(options.connection), namespace: options.namespace });
}
