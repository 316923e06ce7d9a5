import { route, type Route } from '#platform/http/handler.ts';
import { confirmBankRows, getBankFile, uploadBankFile } from '../contract.ts';
import type { BankFiles } from './bank-files.ts';

export const bankRoutes = (files: BankFiles): Route[] => [
  route(uploadBankFile, ({ body }, visit) => files.upload(visit, body.file)),
  route(getBankFile, ({ params }) => files.show(params.fileId)),
  route(confirmBankRows, ({ params, body }, visit) => files.confirm(visit, params.fileId, body)),
];
