CREATE UNIQUE INDEX "delivery_transfers_one_per_address" ON "delivery_transfers"("delivery_id", "recipient_email") WHERE "ended_at" IS NULL;
