ALTER TABLE "pay_settings" ADD CONSTRAINT "pay_settings_single" CHECK ("id" = 1);
