-- Nobody buys the same photos twice at a time.
CREATE UNIQUE INDEX "delivery_transfers_one_per_client" ON "delivery_transfers"("delivery_id", "client_id") WHERE "ended_at" IS NULL;
