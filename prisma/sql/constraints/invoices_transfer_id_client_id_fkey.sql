-- The invoice of a transfer bills its client, and is never one of the delivery's own.
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_transfer_id_client_id_fkey";
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_transfer_id_client_id_fkey" FOREIGN KEY ("transfer_id", "client_id") REFERENCES "delivery_transfers"("id", "client_id")
  ON DELETE SET NULL ("transfer_id") ON UPDATE NO ACTION;
