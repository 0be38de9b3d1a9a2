ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_seller_checklist" CHECK (length("seller_checklist") <= 4000);
