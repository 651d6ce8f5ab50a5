import { Client, Connection } from '@temporalio/client';
import { loadClientConnectConfig } from '@temporalio/envconfig';
import { NativeConnection } from '@temporalio/worker';
import type { Configuration } from './configuration.js';

/**
 * How to reach Temporal: the configuration file names address and namespace; TLS and API keys come from Temporal's own
 * environment variables and profile file, which win where they are set.
 */
function connectOptions(configuration: Configuration) {
  const environment = loadClientConnectConfig();
  return {
    // What the environment leaves out is there as undefined, so spreading alone would lose the file's address.
    connection: {
      ...environment.connectionOptions,
      address: environment.connectionOptions.address ?? configuration.temporal.address,
    },
    namespace: environment.namespace ?? configuration.temporal.namespace,
  };
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
