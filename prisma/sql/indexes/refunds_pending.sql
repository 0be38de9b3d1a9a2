-- What the scheduled reconciliation looks through.
CREATE INDEX "refunds_pending" ON "refunds"("checked_at") WHERE "state" = 'PENDING';
