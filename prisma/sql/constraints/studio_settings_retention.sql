-- After how many days records of people are deleted; null for never. The studio's owner can change it.
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_retention" CHECK (
  "email_retention_days" BETWEEN 30 AND 3650 AND "notification_retention_days" BETWEEN 30 AND 3650
  AND "visit_retention_days" BETWEEN 1 AND 730 AND "quote_retention_days" BETWEEN 30 AND 3650
  AND "conversation_retention_days" BETWEEN 30 AND 3650
);
