CREATE UNIQUE INDEX "email_changes_one_pending" ON "email_changes"("user_id") WHERE "confirmed_at" IS NULL;
