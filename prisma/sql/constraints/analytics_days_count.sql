ALTER TABLE "analytics_days" ADD CONSTRAINT "analytics_days_count" CHECK ("count" > 0);
