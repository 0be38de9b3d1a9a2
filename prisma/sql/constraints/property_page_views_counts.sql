ALTER TABLE "property_page_views" ADD CONSTRAINT "property_page_views_counts" CHECK ("page_views" >= 0 AND "tour_views" >= 0);
