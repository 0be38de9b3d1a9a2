CREATE UNIQUE INDEX "deletion_requests_one_pending" ON "deletion_requests"("profile_id") WHERE "state" = 'PENDING';
