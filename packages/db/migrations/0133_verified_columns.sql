ALTER TABLE "idempotency_keys" VALIDATE CONSTRAINT "idempotency_keys_status_range";
--> statement-breakpoint
ALTER TABLE "job_failures" VALIDATE CONSTRAINT "job_failures_count_range", VALIDATE CONSTRAINT "job_failures_first_at_last_at_order";
--> statement-breakpoint
ALTER TABLE "outbox_messages" VALIDATE CONSTRAINT "outbox_messages_channel_known", VALIDATE CONSTRAINT "outbox_messages_way_known", VALIDATE CONSTRAINT "outbox_messages_state_known", VALIDATE CONSTRAINT "outbox_messages_mailing_of_range", VALIDATE CONSTRAINT "outbox_messages_tries_range", VALIDATE CONSTRAINT "outbox_messages_parts_range";
--> statement-breakpoint
ALTER TABLE "one_time_codes" VALIDATE CONSTRAINT "one_time_codes_created_at_expires_at_order";
--> statement-breakpoint
ALTER TABLE "one_time_links" VALIDATE CONSTRAINT "one_time_links_created_at_expires_at_order";
--> statement-breakpoint
ALTER TABLE "accepted_agreements" VALIDATE CONSTRAINT "accepted_agreements_name_known";
--> statement-breakpoint
ALTER TABLE "account_events" VALIDATE CONSTRAINT "account_events_kind_known", VALIDATE CONSTRAINT "account_events_count_range";
--> statement-breakpoint
ALTER TABLE "sessions" VALIDATE CONSTRAINT "sessions_created_at_expires_at_order";
--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_grade_index_range", VALIDATE CONSTRAINT "users_type_known", VALIDATE CONSTRAINT "users_portal_role_known", VALIDATE CONSTRAINT "users_locale_known", VALIDATE CONSTRAINT "users_muted_mailings_known", VALIDATE CONSTRAINT "users_rights_version_range", VALIDATE CONSTRAINT "users_profile_version_range";
--> statement-breakpoint
ALTER TABLE "achievement_bookmarks" VALIDATE CONSTRAINT "achievement_bookmarks_source_known", VALIDATE CONSTRAINT "achievement_bookmarks_last_id_range";
--> statement-breakpoint
ALTER TABLE "achievement_grants" VALIDATE CONSTRAINT "achievement_grants_family_known", VALIDATE CONSTRAINT "achievement_grants_of_range";
--> statement-breakpoint
ALTER TABLE "attestation_trainings" VALIDATE CONSTRAINT "attestation_trainings_grade_range", VALIDATE CONSTRAINT "attestation_trainings_position_range", VALIDATE CONSTRAINT "attestation_trainings_ready_from_range", VALIDATE CONSTRAINT "attestation_trainings_almost_from_range";
--> statement-breakpoint
ALTER TABLE "calendar_items" VALIDATE CONSTRAINT "calendar_items_minutes_range", VALIDATE CONSTRAINT "calendar_items_revision_range";
--> statement-breakpoint
ALTER TABLE "calendar_shares" VALIDATE CONSTRAINT "calendar_shares_kind_known";
--> statement-breakpoint
ALTER TABLE "certificates" VALIDATE CONSTRAINT "certificates_kind_known", VALIDATE CONSTRAINT "certificates_source_id_range";
--> statement-breakpoint
ALTER TABLE "class_messages" VALIDATE CONSTRAINT "class_messages_readers_known";
--> statement-breakpoint
ALTER TABLE "coach_data" VALIDATE CONSTRAINT "coach_data_state_known", VALIDATE CONSTRAINT "coach_data_payment_scheme_known", VALIDATE CONSTRAINT "coach_data_max_lessons_range", VALIDATE CONSTRAINT "coach_data_buffer_minutes_range", VALIDATE CONSTRAINT "coach_data_version_range";
--> statement-breakpoint
ALTER TABLE "coach_documents" VALIDATE CONSTRAINT "coach_documents_kind_known";
--> statement-breakpoint
ALTER TABLE "coach_slots" VALIDATE CONSTRAINT "coach_slots_weekday_range", VALIDATE CONSTRAINT "coach_slots_starts_minute_ends_minute_order", VALIDATE CONSTRAINT "coach_slots_kind_known", VALIDATE CONSTRAINT "coach_slots_starts_minute_range", VALIDATE CONSTRAINT "coach_slots_ends_minute_range";
--> statement-breakpoint
ALTER TABLE "coach_subjects" VALIDATE CONSTRAINT "coach_subjects_levels_known";
--> statement-breakpoint
ALTER TABLE "coach_vacations" VALIDATE CONSTRAINT "coach_vacations_from_day_to_day_order";
--> statement-breakpoint
ALTER TABLE "content_pages" VALIDATE CONSTRAINT "content_pages_position_range";
--> statement-breakpoint
ALTER TABLE "lesson_opinions" VALIDATE CONSTRAINT "lesson_opinions_opinion_known";
--> statement-breakpoint
ALTER TABLE "lesson_questions" VALIDATE CONSTRAINT "lesson_questions_task_id_range", VALIDATE CONSTRAINT "lesson_questions_at_seconds_range", VALIDATE CONSTRAINT "lesson_questions_version_range";
--> statement-breakpoint
ALTER TABLE "lesson_remarks" VALIDATE CONSTRAINT "lesson_remarks_at_seconds_range", VALIDATE CONSTRAINT "lesson_remarks_version_range";
--> statement-breakpoint
ALTER TABLE "courses" VALIDATE CONSTRAINT "courses_level_known";
--> statement-breakpoint
ALTER TABLE "disciplines" VALIDATE CONSTRAINT "disciplines_hue_range", VALIDATE CONSTRAINT "disciplines_position_range";
--> statement-breakpoint
ALTER TABLE "lesson_views" VALIDATE CONSTRAINT "lesson_views_first_opened_at_last_opened_at_order", VALIDATE CONSTRAINT "lesson_views_watched_seconds_range", VALIDATE CONSTRAINT "lesson_views_video_position_range";
--> statement-breakpoint
ALTER TABLE "lessons" VALIDATE CONSTRAINT "lessons_position_range", VALIDATE CONSTRAINT "lessons_minutes_range", VALIDATE CONSTRAINT "lessons_reading_minutes_range";
--> statement-breakpoint
ALTER TABLE "videos" VALIDATE CONSTRAINT "videos_duration_seconds_range";
--> statement-breakpoint
ALTER TABLE "watched_days" VALIDATE CONSTRAINT "watched_days_seconds_range";
--> statement-breakpoint
ALTER TABLE "stopped_addresses" VALIDATE CONSTRAINT "stopped_addresses_channel_known", VALIDATE CONSTRAINT "stopped_addresses_reason_known";
--> statement-breakpoint
ALTER TABLE "exam_rehearsals" VALIDATE CONSTRAINT "exam_rehearsals_exam_known", VALIDATE CONSTRAINT "exam_rehearsals_position_range";
--> statement-breakpoint
ALTER TABLE "exam_shares" VALIDATE CONSTRAINT "exam_shares_created_at_ends_at_order";
--> statement-breakpoint
ALTER TABLE "consents" VALIDATE CONSTRAINT "consents_kind_known", VALIDATE CONSTRAINT "consents_channel_known";
--> statement-breakpoint
ALTER TABLE "family_controls" VALIDATE CONSTRAINT "family_controls_daily_minutes_range";
--> statement-breakpoint
ALTER TABLE "family_invitations" VALIDATE CONSTRAINT "family_invitations_created_at_expires_at_order", VALIDATE CONSTRAINT "family_invitations_kind_known", VALIDATE CONSTRAINT "family_invitations_consents_known";
--> statement-breakpoint
ALTER TABLE "family_links" VALIDATE CONSTRAINT "family_links_started_at_ended_at_order", VALIDATE CONSTRAINT "family_links_state_known", VALIDATE CONSTRAINT "family_links_way_known";
--> statement-breakpoint
ALTER TABLE "files" VALIDATE CONSTRAINT "files_size_range", VALIDATE CONSTRAINT "files_type_known";
--> statement-breakpoint
ALTER TABLE "access_grants" VALIDATE CONSTRAINT "access_grants_starts_at_ends_at_order", VALIDATE CONSTRAINT "access_grants_source_known", VALIDATE CONSTRAINT "access_grants_resource_id_range";
--> statement-breakpoint
ALTER TABLE "homework_copies" VALIDATE CONSTRAINT "homework_copies_mark_range", VALIDATE CONSTRAINT "homework_copies_version_range";
--> statement-breakpoint
ALTER TABLE "homework_sets" VALIDATE CONSTRAINT "homework_sets_section_known", VALIDATE CONSTRAINT "homework_sets_year_range", VALIDATE CONSTRAINT "homework_sets_position_range";
--> statement-breakpoint
ALTER TABLE "homework_targets" VALIDATE CONSTRAINT "homework_targets_target_known", VALIDATE CONSTRAINT "homework_targets_target_id_range";
--> statement-breakpoint
ALTER TABLE "homework_tellings" VALIDATE CONSTRAINT "homework_tellings_kind_known";
--> statement-breakpoint
ALTER TABLE "homeworks" VALIDATE CONSTRAINT "homeworks_source_known", VALIDATE CONSTRAINT "homeworks_level_known", VALIDATE CONSTRAINT "homeworks_soft_days_range", VALIDATE CONSTRAINT "homeworks_term_changes_range", VALIDATE CONSTRAINT "homeworks_version_range";
--> statement-breakpoint
ALTER TABLE "webinars" VALIDATE CONSTRAINT "webinars_starts_at_ends_at_order", VALIDATE CONSTRAINT "webinars_school_class_id_range";
--> statement-breakpoint
ALTER TABLE "identities" VALIDATE CONSTRAINT "identities_provider_known";
--> statement-breakpoint
ALTER TABLE "identity_offers" VALIDATE CONSTRAINT "identity_offers_provider_known";
--> statement-breakpoint
ALTER TABLE "invitation_accepts" VALIDATE CONSTRAINT "invitation_accepts_state_known";
--> statement-breakpoint
ALTER TABLE "invitations" VALIDATE CONSTRAINT "invitations_most_uses_range", VALIDATE CONSTRAINT "invitations_created_at_expires_at_order", VALIDATE CONSTRAINT "invitations_kind_known", VALIDATE CONSTRAINT "invitations_role_known";
--> statement-breakpoint
ALTER TABLE "journal_changes" VALIDATE CONSTRAINT "journal_changes_from_mark_known", VALIDATE CONSTRAINT "journal_changes_to_mark_known";
--> statement-breakpoint
ALTER TABLE "journal_columns" VALIDATE CONSTRAINT "journal_columns_weight_range", VALIDATE CONSTRAINT "journal_columns_created_at_removed_at_order", VALIDATE CONSTRAINT "journal_columns_kind_known", VALIDATE CONSTRAINT "journal_columns_version_range";
--> statement-breakpoint
ALTER TABLE "journal_marks" VALIDATE CONSTRAINT "journal_marks_mark_known", VALIDATE CONSTRAINT "journal_marks_version_range";
--> statement-breakpoint
ALTER TABLE "mistake_bookmarks" VALIDATE CONSTRAINT "mistake_bookmarks_source_known";
--> statement-breakpoint
ALTER TABLE "mistakes" VALIDATE CONSTRAINT "mistakes_state_known", VALIDATE CONSTRAINT "mistakes_twin_outcome_known", VALIDATE CONSTRAINT "mistakes_dismissal_known", VALIDATE CONSTRAINT "mistakes_closed_by_known", VALIDATE CONSTRAINT "mistakes_try_number_range", VALIDATE CONSTRAINT "mistakes_step_range", VALIDATE CONSTRAINT "mistakes_twin_attempt_id_range", VALIDATE CONSTRAINT "mistakes_twin_work_id_range", VALIDATE CONSTRAINT "mistakes_twin_task_id_range";
--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_created_at_read_at_order", VALIDATE CONSTRAINT "notifications_kind_known";
--> statement-breakpoint
ALTER TABLE "objective_bookmarks" VALIDATE CONSTRAINT "objective_bookmarks_source_known";
--> statement-breakpoint
ALTER TABLE "objectives" VALIDATE CONSTRAINT "objectives_origin_known", VALIDATE CONSTRAINT "objectives_metric_known", VALIDATE CONSTRAINT "objectives_exam_known", VALIDATE CONSTRAINT "objectives_state_known", VALIDATE CONSTRAINT "objectives_target_range", VALIDATE CONSTRAINT "objectives_daily_minutes_range", VALIDATE CONSTRAINT "objectives_coins_range", VALIDATE CONSTRAINT "objectives_amount_range";
--> statement-breakpoint
ALTER TABLE "teacher_objectives" VALIDATE CONSTRAINT "teacher_objectives_kind_known", VALIDATE CONSTRAINT "teacher_objectives_state_known", VALIDATE CONSTRAINT "teacher_objectives_target_range", VALIDATE CONSTRAINT "teacher_objectives_amount_range";
--> statement-breakpoint
ALTER TABLE "olympiad_access_locks" VALIDATE CONSTRAINT "olympiad_access_locks_kind_known", VALIDATE CONSTRAINT "olympiad_access_locks_set_by_range", VALIDATE CONSTRAINT "olympiad_access_locks_ended_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_class_accesses" VALIDATE CONSTRAINT "olympiad_class_accesses_opened_at_closed_at_order", VALIDATE CONSTRAINT "olympiad_class_accesses_opened_by_range", VALIDATE CONSTRAINT "olympiad_class_accesses_closed_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_listed_pupils" VALIDATE CONSTRAINT "olympiad_listed_pupils_added_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_clarifications" VALIDATE CONSTRAINT "olympiad_clarifications_grade_index_range", VALIDATE CONSTRAINT "olympiad_clarifications_task_id_range", VALIDATE CONSTRAINT "olympiad_clarifications_version_range";
--> statement-breakpoint
ALTER TABLE "olympiad_invitations" VALIDATE CONSTRAINT "olympiad_invitations_sent_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_regraded_awards" VALIDATE CONSTRAINT "olympiad_regraded_awards_regrading_id_range", VALIDATE CONSTRAINT "olympiad_regraded_awards_before_range", VALIDATE CONSTRAINT "olympiad_regraded_awards_after_range";
--> statement-breakpoint
ALTER TABLE "olympiad_class_rooms" VALIDATE CONSTRAINT "olympiad_class_rooms_set_by_range", VALIDATE CONSTRAINT "olympiad_class_rooms_version_range";
--> statement-breakpoint
ALTER TABLE "olympiad_readiness_ticks" VALIDATE CONSTRAINT "olympiad_readiness_ticks_item_known", VALIDATE CONSTRAINT "olympiad_readiness_ticks_ticked_by_range", VALIDATE CONSTRAINT "olympiad_readiness_ticks_cleared_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_reserves" VALIDATE CONSTRAINT "olympiad_reserves_minutes_range";
--> statement-breakpoint
ALTER TABLE "olympiad_stage_changes" VALIDATE CONSTRAINT "olympiad_stage_changes_kind_known", VALIDATE CONSTRAINT "olympiad_stage_changes_decided_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_absences" VALIDATE CONSTRAINT "olympiad_absences_seconds_range";
--> statement-breakpoint
ALTER TABLE "olympiad_code_guesses" VALIDATE CONSTRAINT "olympiad_code_guesses_guesses_range";
--> statement-breakpoint
ALTER TABLE "olympiad_codes" VALIDATE CONSTRAINT "olympiad_codes_seats_range", VALIDATE CONSTRAINT "olympiad_codes_taken_range";
--> statement-breakpoint
ALTER TABLE "olympiad_disqualifications" VALIDATE CONSTRAINT "olympiad_disqualifications_withdrawn_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_experts" VALIDATE CONSTRAINT "olympiad_experts_appointed_by_range", VALIDATE CONSTRAINT "olympiad_experts_dismissed_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_grades" VALIDATE CONSTRAINT "olympiad_grades_grade_index_range", VALIDATE CONSTRAINT "olympiad_grades_minutes_range";
--> statement-breakpoint
ALTER TABLE "olympiad_packets" VALIDATE CONSTRAINT "olympiad_packets_made_by_range", VALIDATE CONSTRAINT "olympiad_packets_codes_range", VALIDATE CONSTRAINT "olympiad_packets_diplomas_range";
--> statement-breakpoint
ALTER TABLE "olympiad_participations" VALIDATE CONSTRAINT "olympiad_participations_grade_index_range", VALIDATE CONSTRAINT "olympiad_participations_award_range";
--> statement-breakpoint
ALTER TABLE "olympiad_personal_codes" VALIDATE CONSTRAINT "olympiad_personal_codes_issued_by_range", VALIDATE CONSTRAINT "olympiad_personal_codes_revoked_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_protocol_entries" VALIDATE CONSTRAINT "olympiad_protocol_entries_kind_known", VALIDATE CONSTRAINT "olympiad_protocol_entries_number_range", VALIDATE CONSTRAINT "olympiad_protocol_entries_participation_id_range", VALIDATE CONSTRAINT "olympiad_protocol_entries_actor_id_range";
--> statement-breakpoint
ALTER TABLE "olympiad_samples" VALIDATE CONSTRAINT "olympiad_samples_position_range";
--> statement-breakpoint
ALTER TABLE "olympiad_stages" VALIDATE CONSTRAINT "olympiad_stages_pass_percent_range", VALIDATE CONSTRAINT "olympiad_stages_opens_at_closes_at_order", VALIDATE CONSTRAINT "olympiad_stages_closes_at_results_at_order", VALIDATE CONSTRAINT "olympiad_stages_kind_known", VALIDATE CONSTRAINT "olympiad_stages_entry_known", VALIDATE CONSTRAINT "olympiad_stages_position_range", VALIDATE CONSTRAINT "olympiad_stages_appeal_days_range", VALIDATE CONSTRAINT "olympiad_stages_arbiter_step_range", VALIDATE CONSTRAINT "olympiad_stages_max_extra_minutes_range", VALIDATE CONSTRAINT "olympiad_stages_made_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_time_requests" VALIDATE CONSTRAINT "olympiad_time_requests_target_known", VALIDATE CONSTRAINT "olympiad_time_requests_target_id_range", VALIDATE CONSTRAINT "olympiad_time_requests_extra_minutes_range", VALIDATE CONSTRAINT "olympiad_time_requests_shift_minutes_range", VALIDATE CONSTRAINT "olympiad_time_requests_asked_by_range", VALIDATE CONSTRAINT "olympiad_time_requests_decided_by_range";
--> statement-breakpoint
ALTER TABLE "olympiad_withdrawals" VALIDATE CONSTRAINT "olympiad_withdrawals_decided_by_range";
--> statement-breakpoint
ALTER TABLE "olympiads" VALIDATE CONSTRAINT "olympiads_position_range";
--> statement-breakpoint
ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_role_known", VALIDATE CONSTRAINT "memberships_version_range";
--> statement-breakpoint
ALTER TABLE "name_views" VALIDATE CONSTRAINT "name_views_portal_role_known", VALIDATE CONSTRAINT "name_views_list_known", VALIDATE CONSTRAINT "name_views_names_range";
--> statement-breakpoint
-- 0120_titles_of_organizations did not verify the rows of before.
UPDATE "organizations" SET name = left(name, 300), short_name = left(short_name, 300) WHERE char_length(name) > 300 OR char_length(short_name) > 300;
--> statement-breakpoint
ALTER TABLE "organizations" VALIDATE CONSTRAINT "organizations_titles", VALIDATE CONSTRAINT "organizations_kind_known", VALIDATE CONSTRAINT "organizations_parent_id_organizations_id_fk", VALIDATE CONSTRAINT "organizations_version_range";
--> statement-breakpoint
ALTER TABLE "past_memberships" VALIDATE CONSTRAINT "past_memberships_role_known";
--> statement-breakpoint
ALTER TABLE "own_task_versions" VALIDATE CONSTRAINT "own_task_versions_number_range";
--> statement-breakpoint
ALTER TABLE "own_tasks" VALIDATE CONSTRAINT "own_tasks_kind_known", VALIDATE CONSTRAINT "own_tasks_difficulty_range", VALIDATE CONSTRAINT "own_tasks_revision_range";
--> statement-breakpoint
ALTER TABLE "family_letters" VALIDATE CONSTRAINT "family_letters_kind_known";
--> statement-breakpoint
ALTER TABLE "grade_checks" VALIDATE CONSTRAINT "grade_checks_from_index_range", VALIDATE CONSTRAINT "grade_checks_to_index_range";
--> statement-breakpoint
ALTER TABLE "interests" VALIDATE CONSTRAINT "interests_grade_id_range", VALIDATE CONSTRAINT "interests_level_id_range", VALIDATE CONSTRAINT "interests_business_segment_tag_id_range", VALIDATE CONSTRAINT "interests_product_segment_tag_id_range";
--> statement-breakpoint
ALTER TABLE "profiles" VALIDATE CONSTRAINT "profiles_school_entry_year_range", VALIDATE CONSTRAINT "profiles_start_teaching_year_range", VALIDATE CONSTRAINT "profiles_gender_known", VALIDATE CONSTRAINT "profiles_citizenship_id_range", VALIDATE CONSTRAINT "profiles_attestation_format_id_range", VALIDATE CONSTRAINT "profiles_education_form_id_range", VALIDATE CONSTRAINT "profiles_weekly_minutes_range", VALIDATE CONSTRAINT "profiles_grade_checked_year_range";
--> statement-breakpoint
ALTER TABLE "appeals" VALIDATE CONSTRAINT "appeals_try_number_range", VALIDATE CONSTRAINT "appeals_filed_at_decided_at_order", VALIDATE CONSTRAINT "appeals_state_known", VALIDATE CONSTRAINT "appeals_task_id_range", VALIDATE CONSTRAINT "appeals_points_before_range", VALIDATE CONSTRAINT "appeals_points_after_range";
--> statement-breakpoint
ALTER TABLE "kept_comments" VALIDATE CONSTRAINT "kept_comments_uses_range";
--> statement-breakpoint
ALTER TABLE "reward_transactions" VALIDATE CONSTRAINT "reward_transactions_currency_known", VALIDATE CONSTRAINT "reward_transactions_source_id_range";
--> statement-breakpoint
ALTER TABLE "class_members" VALIDATE CONSTRAINT "class_members_role_known";
--> statement-breakpoint
ALTER TABLE "class_move_people" VALIDATE CONSTRAINT "class_move_people_grade_from_range";
--> statement-breakpoint
ALTER TABLE "class_moves" VALIDATE CONSTRAINT "class_moves_kind_known";
--> statement-breakpoint
ALTER TABLE "class_seatings" VALIDATE CONSTRAINT "class_seatings_rows_range", VALIDATE CONSTRAINT "class_seatings_desks_range", VALIDATE CONSTRAINT "class_seatings_version_range";
--> statement-breakpoint
ALTER TABLE "class_seats" VALIDATE CONSTRAINT "class_seats_place_range";
--> statement-breakpoint
ALTER TABLE "pupil_double_decisions" VALIDATE CONSTRAINT "pupil_double_decisions_verdict_known";
--> statement-breakpoint
ALTER TABLE "school_classes" VALIDATE CONSTRAINT "school_classes_grade_index_range", VALIDATE CONSTRAINT "school_classes_school_year_range", VALIDATE CONSTRAINT "school_classes_version_range";
--> statement-breakpoint
ALTER TABLE "directory_schools" VALIDATE CONSTRAINT "directory_schools_number_range";
--> statement-breakpoint
ALTER TABLE "towns" VALIDATE CONSTRAINT "towns_region_id_range", VALIDATE CONSTRAINT "towns_schools_count_range";
--> statement-breakpoint
ALTER TABLE "search_items" VALIDATE CONSTRAINT "search_items_kind_known", VALIDATE CONSTRAINT "search_items_popularity_range";
--> statement-breakpoint
ALTER TABLE "search_words" VALIDATE CONSTRAINT "search_words_items_range";
--> statement-breakpoint
ALTER TABLE "authenticator_apps" VALIDATE CONSTRAINT "authenticator_apps_last_step_range";
--> statement-breakpoint
ALTER TABLE "passkeys" VALIDATE CONSTRAINT "passkeys_counter_range";
--> statement-breakpoint
ALTER TABLE "skill_mastery" VALIDATE CONSTRAINT "skill_mastery_level_known", VALIDATE CONSTRAINT "skill_mastery_step_range", VALIDATE CONSTRAINT "skill_mastery_rights_range", VALIDATE CONSTRAINT "skill_mastery_wrongs_range", VALIDATE CONSTRAINT "skill_mastery_repetition_range", VALIDATE CONSTRAINT "skill_mastery_answered_range", VALIDATE CONSTRAINT "skill_mastery_right_range";
--> statement-breakpoint
ALTER TABLE "skill_session_tasks" VALIDATE CONSTRAINT "skill_session_tasks_level_before_known", VALIDATE CONSTRAINT "skill_session_tasks_level_after_known", VALIDATE CONSTRAINT "skill_session_tasks_outcome_known", VALIDATE CONSTRAINT "skill_session_tasks_position_range", VALIDATE CONSTRAINT "skill_session_tasks_task_id_range", VALIDATE CONSTRAINT "skill_session_tasks_xp_range";
--> statement-breakpoint
ALTER TABLE "skill_sessions" VALIDATE CONSTRAINT "skill_sessions_started_at_ends_at_order", VALIDATE CONSTRAINT "skill_sessions_mode_known";
--> statement-breakpoint
ALTER TABLE "skills" VALIDATE CONSTRAINT "skills_grade_range", VALIDATE CONSTRAINT "skills_easiest_hardest_order", VALIDATE CONSTRAINT "skills_position_range", VALIDATE CONSTRAINT "skills_easiest_range", VALIDATE CONSTRAINT "skills_hardest_range";
--> statement-breakpoint
ALTER TABLE "streak_rest_days" VALIDATE CONSTRAINT "streak_rest_days_from_day_to_day_order";
--> statement-breakpoint
ALTER TABLE "task_reports" VALIDATE CONSTRAINT "task_reports_kind_known", VALIDATE CONSTRAINT "task_reports_status_known";
--> statement-breakpoint
ALTER TABLE "tasks" VALIDATE CONSTRAINT "tasks_kind_known", VALIDATE CONSTRAINT "tasks_difficulty_range", VALIDATE CONSTRAINT "tasks_max_score_range", VALIDATE CONSTRAINT "tasks_available_xp_range";
--> statement-breakpoint
ALTER TABLE "daily_plan_items" VALIDATE CONSTRAINT "daily_plan_items_thing_known", VALIDATE CONSTRAINT "daily_plan_items_state_known", VALIDATE CONSTRAINT "daily_plan_items_position_range", VALIDATE CONSTRAINT "daily_plan_items_minutes_range", VALIDATE CONSTRAINT "daily_plan_items_xp_range";
--> statement-breakpoint
ALTER TABLE "daily_plan_settings" VALIDATE CONSTRAINT "daily_plan_settings_daily_minutes_range";
--> statement-breakpoint
ALTER TABLE "daily_plan_wishes" VALIDATE CONSTRAINT "daily_plan_wishes_reason_known", VALIDATE CONSTRAINT "daily_plan_wishes_thing_known", VALIDATE CONSTRAINT "daily_plan_wishes_minutes_range";
--> statement-breakpoint
ALTER TABLE "trainings" VALIDATE CONSTRAINT "trainings_position_range";
--> statement-breakpoint
ALTER TABLE "regraded_answers" VALIDATE CONSTRAINT "regraded_answers_try_number_range";
--> statement-breakpoint
ALTER TABLE "regradings" VALIDATE CONSTRAINT "regradings_state_known", VALIDATE CONSTRAINT "regradings_held_for_known", VALIDATE CONSTRAINT "regradings_answers_seen_range", VALIDATE CONSTRAINT "regradings_answers_changed_range", VALIDATE CONSTRAINT "regradings_attempts_changed_range", VALIDATE CONSTRAINT "regradings_xp_paid_range";
--> statement-breakpoint
ALTER TABLE "accommodations" VALIDATE CONSTRAINT "accommodations_time_factor_range";
--> statement-breakpoint
ALTER TABLE "answer_drafts" VALIDATE CONSTRAINT "answer_drafts_task_id_range", VALIDATE CONSTRAINT "answer_drafts_sequence_range";
--> statement-breakpoint
ALTER TABLE "answer_reviews" VALIDATE CONSTRAINT "answer_reviews_try_number_range", VALIDATE CONSTRAINT "answer_reviews_round_range", VALIDATE CONSTRAINT "answer_reviews_asked_at_reviewed_at_order", VALIDATE CONSTRAINT "answer_reviews_state_known", VALIDATE CONSTRAINT "answer_reviews_task_id_range", VALIDATE CONSTRAINT "answer_reviews_points_range", VALIDATE CONSTRAINT "answer_reviews_version_range";
--> statement-breakpoint
ALTER TABLE "answers" VALIDATE CONSTRAINT "answers_try_number_range", VALIDATE CONSTRAINT "answers_attempt_id_range", VALIDATE CONSTRAINT "answers_task_id_range";
--> statement-breakpoint
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_number_range", VALIDATE CONSTRAINT "attempts_grade_index_range", VALIDATE CONSTRAINT "attempts_started_at_deadline_at_order", VALIDATE CONSTRAINT "attempts_started_at_finished_at_order", VALIDATE CONSTRAINT "attempts_points_max_points_order", VALIDATE CONSTRAINT "attempts_finish_reason_known", VALIDATE CONSTRAINT "attempts_extra_seconds_range", VALIDATE CONSTRAINT "attempts_time_factor_range", VALIDATE CONSTRAINT "attempts_points_range", VALIDATE CONSTRAINT "attempts_max_points_range", VALIDATE CONSTRAINT "attempts_school_id_range", VALIDATE CONSTRAINT "attempts_region_id_range", VALIDATE CONSTRAINT "attempts_extra_tries_range";
--> statement-breakpoint
ALTER TABLE "rating_buckets" VALIDATE CONSTRAINT "rating_buckets_region_id_range", VALIDATE CONSTRAINT "rating_buckets_points_range", VALIDATE CONSTRAINT "rating_buckets_max_points_range", VALIDATE CONSTRAINT "rating_buckets_people_range";
--> statement-breakpoint
ALTER TABLE "rating_fresh" VALIDATE CONSTRAINT "rating_fresh_work_id_range", VALIDATE CONSTRAINT "rating_fresh_points_range", VALIDATE CONSTRAINT "rating_fresh_max_points_range";
--> statement-breakpoint
ALTER TABLE "review_marks" VALIDATE CONSTRAINT "review_marks_state_known", VALIDATE CONSTRAINT "review_marks_reviewer_id_range", VALIDATE CONSTRAINT "review_marks_points_range";
--> statement-breakpoint
ALTER TABLE "school_results" VALIDATE CONSTRAINT "school_results_participants_range", VALIDATE CONSTRAINT "school_results_points_range";
--> statement-breakpoint
ALTER TABLE "task_states" VALIDATE CONSTRAINT "task_states_share_range", VALIDATE CONSTRAINT "task_states_status_known", VALIDATE CONSTRAINT "task_states_task_id_range", VALIDATE CONSTRAINT "task_states_tries_range", VALIDATE CONSTRAINT "task_states_hints_opened_range", VALIDATE CONSTRAINT "task_states_returns_range", VALIDATE CONSTRAINT "task_states_xp_range";
--> statement-breakpoint
ALTER TABLE "work_allowances" VALIDATE CONSTRAINT "work_allowances_target_known", VALIDATE CONSTRAINT "work_allowances_target_id_range", VALIDATE CONSTRAINT "work_allowances_given", VALIDATE CONSTRAINT "work_allowances_takes_back_id_range";
--> statement-breakpoint
ALTER TABLE "work_tasks" VALIDATE CONSTRAINT "work_tasks_position_range";
