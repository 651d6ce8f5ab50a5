import { Metadata, Server, ServerCredentials, type ServiceError, status } from '@grpc/grpc-js';
import pluginProto from '@pulumi/pulumi/proto/plugin_pb.js';
import services from '@pulumi/pulumi/proto/provider_grpc_pb.js';
import proto from '@pulumi/pulumi/proto/provider_pb.js';
import statusProto from '@pulumi/pulumi/proto/status_pb.js';
import anyProto from 'google-protobuf/google/protobuf/any_pb.js';
import emptyProto from 'google-protobuf/google/protobuf/empty_pb.js';
import structProto from 'google-protobuf/google/protobuf/struct_pb.js';
import type { PropertyFailure } from './check.js';
import type { PropertyValues } from './properties.js';
import { AlicloudProvider, InitializationFailure } from './provider.js';
import { plainProperties } from './values.js';

/** A version above any that programs ask for: the SDK pins a minimum, and this provider serves them all. */
const VERSION = '3.108.0';
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

type Struct = InstanceType<typeof structProto.Struct>;
type Reply<T> = (error: Partial<ServiceError> | null, value?: T | null) => void;

/**
 * Serves Pulumi's provider protocol on a free port of the loopback interface.
 *
 * @returns the port
 */
export function startServer(): Promise<number> {
  const server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
  server.addService(services.ResourceProviderService, handlers(new AlicloudProvider()));
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
}

function handlers(provider: AlicloudProvider) {
  return {
    getPluginInfo: unary(async () => new pluginProto.PluginInfo().setVersion(VERSION)),
    getSchema: unary(async () => new proto.GetSchemaResponse().setSchema('{}')),
    attach: unary(async () => new emptyProto.Empty()),
    cancel: unary(async () => {
      provider.cancel();
      return new emptyProto.Empty();
    }),
    checkConfig: unary(async (request: InstanceType<typeof proto.CheckRequest>) => {
      const failures = provider.checkConfiguration(values(request.getNews()));
      return new proto.CheckResponse().setInputs(request.getNews()).setFailuresList(failures.map(failureMessage));
    }),
    // Credentials and endpoints may change under living resources; nothing is replaced for that.
    diffConfig: unary(async () => new proto.DiffResponse().setChanges(proto.DiffResponse.DiffChanges.DIFF_SOME)),
    configure: unary(async (request: InstanceType<typeof proto.ConfigureRequest>) => {
      provider.configure(values(request.getArgs()));
      // Secret inputs arrive in the clear; the engine keeps their marks itself.
      return new proto.ConfigureResponse().setAcceptsecrets(false).setSupportspreview(false);
    }),
    check: unary(async (request: InstanceType<typeof proto.CheckRequest>) => {
      const failures = provider.check(request.getUrn(), values(request.getNews()));
      return new proto.CheckResponse()
        .setInputs(struct(values(request.getNews())))
        .setFailuresList(failures.map(failureMessage));
    }),
    diff: unary(async (request: InstanceType<typeof proto.DiffRequest>) => {
      const olds = values(request.hasOldInputs() ? request.getOldInputs() : request.getOlds());
      const changes = provider.diff(request.getUrn(), olds, values(request.getNews()));
      const { DIFF_NONE, DIFF_SOME } = proto.DiffResponse.DiffChanges;
      return new proto.DiffResponse()
        .setChanges(changes.changed.length === 0 ? DIFF_NONE : DIFF_SOME)
        .setDiffsList([...changes.changed])
        .setReplacesList([...changes.replaces])
        .setDeletebeforereplace(changes.deleteBeforeReplace);
    }),
    create: unary(async (request: InstanceType<typeof proto.CreateRequest>) => {
      const { id, outputs } = await provider.create(request.getUrn(), values(request.getProperties()));
      return new proto.CreateResponse().setId(id).setProperties(struct(outputs));
    }),
    read: unary(async (request: InstanceType<typeof proto.ReadRequest>) => {
      const known = { state: values(request.getProperties()), inputs: values(request.getInputs()) };
      const found = await provider.read(request.getUrn(), request.getId(), known);
      if (found === undefined) return new proto.ReadResponse();
      return new proto.ReadResponse()
        .setId(request.getId())
        .setProperties(struct(found.state))
        .setInputs(struct(found.inputs));
    }),
    update: unary(async (request: InstanceType<typeof proto.UpdateRequest>) => {
      const [olds, news] = [values(request.getOlds()), values(request.getNews())];
      const outputs = await provider.update(request.getUrn(), request.getId(), olds, news);
      return new proto.UpdateResponse().setProperties(struct(outputs));
    }),
    delete: unary(async (request: InstanceType<typeof proto.DeleteRequest>) => {
      await provider.delete(request.getUrn(), request.getId(), values(request.getProperties()));
      return new emptyProto.Empty();
    }),
  };
}

function unary<Request, Response>(work: (request: Request) => Promise<Response>) {
  return (call: { readonly request: Request }, reply: Reply<Response>): void => {
    work(call.request).then(
      (response) => reply(null, response),
      (error: unknown) => reply(serviceError(error)),
    );
  };
}

function values(message: Struct | undefined): PropertyValues {
  return plainProperties((message?.toJavaScript() ?? {}) as PropertyValues);
}

function struct(properties: PropertyValues): Struct {
  // The generated type asks for its own value union; plain JSON values are what it takes.
  return structProto.Struct.fromJavaScript(properties as Parameters<typeof structProto.Struct.fromJavaScript>[0]);
}

function failureMessage(failure: PropertyFailure) {
  return new proto.CheckFailure().setProperty(failure.property).setReason(failure.reason);
}

function serviceError(error: unknown): Partial<ServiceError> {
  const message = error instanceof Error ? error.message : String(error);
  const metadata = new Metadata();
  if (error instanceof InitializationFailure) {
    // The resource exists but is not ready: the details make the engine keep it in the state, so that it is deleted.
    const detail = new proto.ErrorResourceInitFailed()
      .setId(error.id)
      .setProperties(struct(error.outputs))
      .setInputs(struct(error.inputs))
      .setReasonsList([message]);
    const packed = new anyProto.Any();
    packed.pack(detail.serializeBinary(), 'pulumirpc.ErrorResourceInitFailed');
    const details = new statusProto.Status().setCode(status.UNKNOWN).setMessage(message);
    details.addDetails(packed);
    metadata.add('grpc-status-details-bin', Buffer.from(details.serializeBinary()));
  }
  return { code: status.UNKNOWN, details: message, message, metadata };
}
