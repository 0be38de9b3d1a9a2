-- Nobody pays twice for the same photos.
CREATE UNIQUE INDEX "invoices_one_per_purchase" ON "invoices"("purchase_id") WHERE "status" NOT IN ('VOID', 'REFUNDED');
