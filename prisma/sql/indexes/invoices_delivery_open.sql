CREATE UNIQUE INDEX "invoices_delivery_open" ON "invoices"("delivery_id") WHERE "status" IN ('PENDING', 'FAILED');
