ALTER TABLE "school_classes" ADD COLUMN "name" text GENERATED ALWAYS AS (grade_index::text || letter) STORED NOT NULL;
